// What a worker and its owner on the page say to each other: a numbered text, and a numbered answer.

/** A text for the wasm. */
export interface Question {
  readonly id: number;
  readonly text: string;
}

/** What came of it. After a trap the worker's memory cannot be trusted any more: its owner must end it. */
export type Answer =
  | { readonly id: number; readonly text: string; readonly saved: string }
  | { readonly id: number; readonly trapped: string };
