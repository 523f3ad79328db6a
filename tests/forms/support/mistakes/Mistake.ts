import type { Slip } from '../brokenForm.ts';

/** A slip, the code that must report it, and a text on the line that must be named. */
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

/** The text of the new form, as its schema spells it. */
export const TYPED = `"type": "string",\n      "maxChars": 100`;
