// Texts that leave the page: copied, or saved as a file.

/** Over plain http a browser has no clipboard to write to: there the text is unfolded, selected and copied the old way. */
export async function copyText(text: string, field: HTMLTextAreaElement | HTMLInputElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    field?.closest('details')?.setAttribute('open', '');
    field?.select();
    return document.execCommand('copy');
  }
}

/** Offers the text as a file, such as `certificate.json`. */
export function saveText(text: string, name: string, type: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
