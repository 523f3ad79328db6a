import type { TextPart } from './markedText.ts';

/** A filled form as words, in one language: the review step, the PDF and the text summary. */
export interface ReviewSection {
  readonly stepId: string;
  readonly title: string;
  readonly items: readonly ReviewItem[];
}

export type ReviewItem = ReviewField | ReviewGroup | ReviewRecords;

/** One answer. `lines` is empty when nothing was given. */
export interface ReviewField {
  readonly kind: 'field';
  readonly pointer: string;
  readonly label: string;
  readonly lines: readonly string[];
  /** Language of the answer when it is plainly Chinese, so that a screen reader speaks it right. */
  readonly chinese: boolean;
  /** What the answer makes of the words that hang on it, some of them crossed out. */
  readonly output?: readonly TextPart[];
}

/** Answers that belong together (an address that is not shown as one field). */
export interface ReviewGroup {
  readonly kind: 'group';
  readonly pointer: string;
  readonly label: string;
  readonly items: readonly ReviewItem[];
}

/** A record list, a title and a summary line each. */
export interface ReviewRecords {
  readonly kind: 'records';
  readonly pointer: string;
  readonly label: string;
  readonly records: readonly ReviewRecord[];
}

export interface ReviewRecord {
  readonly pointer: string;
  readonly title: string;
  readonly summary: string;
  readonly items: readonly ReviewItem[];
}
