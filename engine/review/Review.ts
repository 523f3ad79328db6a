import type { Language } from '../constants/language.ts';
import type { Texts } from '../definition/JsonSchema.ts';
import type { Plan } from '../definition/Plan.ts';
import type { TextPart } from '../format/markedText.ts';

/** The input of a review. */
export interface ReviewInput {
  readonly plan: Plan;
  /** Nested data without hidden values; as typed, or as submitted. */
  readonly data: unknown;
  /** Checks whether the answer at a pointer with row indices is visible. */
  readonly visible: (pointer: string) => boolean;
  /** The texts of the form in the wanted language. */
  readonly texts: Texts;
  readonly language: Language;
}

/**
 * A section of the review: a step of the filled form as text, in one language. The review step, the
 * PDF and the text summary use it.
 */
export interface ReviewSection {
  readonly stepId: string;
  readonly title: string;
  readonly items: readonly ReviewItem[];
}

export type ReviewItem = ReviewField | ReviewNote | ReviewGroup | ReviewRecords;

/** An answer of the review. `lines` is empty without an answer. */
export interface ReviewField {
  readonly kind: 'field';
  readonly pointer: string;
  readonly label: string;
  readonly lines: readonly string[];
  /** Whether the answer is clearly Chinese, so that a screen reader uses the right voice. */
  readonly chinese: boolean;
  /** Whether the answer is computed or read-only, so that the applicant cannot change it. */
  readonly isFixed?: true;
  /** Whether the answer is computed but has no value yet: the applicant did not omit it. */
  readonly isUncalculated?: true;
  /** Words that depend on the answer, some of them struck out. */
  readonly output?: readonly TextPart[];
}

/** A text of the form with answers in it, such as a declaration. */
export interface ReviewNote {
  readonly kind: 'note';
  readonly pointer: string;
  /** `''` for a note without a heading, or with the same heading as its parent. */
  readonly label: string;
  /** One paragraph or point (`• …`) per line, without markup. */
  readonly text: string;
}

/** A group of answers that belong together (an address that is not shown as one field). */
export interface ReviewGroup {
  readonly kind: 'group';
  readonly pointer: string;
  /** `''` when the parent heading is the same. */
  readonly label: string;
  readonly items: readonly ReviewItem[];
}

/** A record list with records, each with a title and a summary line. */
export interface ReviewRecords {
  readonly kind: 'records';
  readonly pointer: string;
  /** `''` when the parent heading is the same. */
  readonly label: string;
  readonly records: readonly ReviewRecord[];
}

export interface ReviewRecord {
  readonly pointer: string;
  readonly title: string;
  readonly summary: string;
  readonly items: readonly ReviewItem[];
}
