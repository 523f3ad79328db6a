import type { Slip } from '../brokenForm.ts';

/** A slip, with the code of its finding and a text on the reported line. */
export interface Mistake {
  readonly title: string;
  readonly slips: readonly Slip[];
  readonly code: string;
  readonly file: string;
  /** Text on the line; absent when the whole file is meant. */
  readonly line?: string;
  /** Text that the remedy must contain. */
  readonly remedy?: string;
}

/** Returns a slip in one place of one file. */
export const slip = (file: string, from: string, to: string): readonly Slip[] => [
  { file, from, to },
];

/** The keywords of the text field in the schema of the new form. */
export const TYPED = `"type": "string",\n      "maxChars": 100`;
