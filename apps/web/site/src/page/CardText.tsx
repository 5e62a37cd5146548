import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

/** The text of a card. Where its place is too low for all of it, it unfolds while the card has the focus, and a tap gives it the focus. */
export function CardText({ text }: { text: string }): JSX.Element {
  const paragraph = useRef<HTMLParagraphElement>(null);
  const [cut, setCut] = useState(false);
  useEffect(() => {
    const { current } = paragraph;
    if (current !== null && !current.parentElement?.contains(document.activeElement)) {
      setCut(current.scrollHeight > current.clientHeight + 1);
    }
  });
  return (
    <p ref={paragraph} class="card-text" tabIndex={cut ? 0 : undefined}>
      {text}
    </p>
  );
}
