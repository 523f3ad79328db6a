import type { Texts } from '../definition/JsonSchema.ts';
import type { Plan } from '../definition/Plan.ts';
import type { Language } from '../language.ts';
import type { TextPart } from './markedText.ts';

/** What a review is made of. */
export interface ReviewInput {
  readonly plan: Plan;
  /** Nested, hidden values absent; as typed, or as they are handed in. */
  readonly data: unknown;
  /** Whether an answer exists now, by its pointer with row indices. */
  readonly visible: (pointer: string) => boolean;
  /** Texts of the form in the language wanted. */
  readonly texts: Texts;
  readonly language: Language;
}

/** A filled form as words, in one language: the review step, the PDF and the text summary. */
export interface ReviewSection {
  readonly stepId: string;
  readonly title: string;
  readonly items: readonly ReviewItem[];
}

export type ReviewItem = ReviewField | ReviewNote | ReviewGroup | ReviewRecords;

/** One answer. `lines` is empty when nothing was given. */
export interface ReviewField {
  readonly kind: 'field';
  readonly pointer: string;
  readonly label: string;
  readonly lines: readonly string[];
  /** Language of the answer when it is plainly Chinese, so that a screen reader speaks it right. */
  readonly chinese: boolean;
  /** The applicant cannot change it: it is computed, or only shown. */
  readonly isFixed?: true;
  /** It is computed, and the answers do not give a value: nobody left it out. */
  readonly isUncalculated?: true;
  /** What the answer makes of the words that hang on it, some of them crossed out. */
  readonly output?: readonly TextPart[];
}

/** Words of the form with answers in them, such as what one declares. */
export interface ReviewNote {
  readonly kind: 'note';
  readonly pointer: string;
  /** `''` for a note without a heading, and where the heading above says the same. */
  readonly label: string;
  /** A paragraph or a point (`• …`) on each line, without markup. */
  readonly text: string;
}

/** Answers that belong together (an address that is not shown as one field). */
export interface ReviewGroup {
  readonly kind: 'group';
  readonly pointer: string;
  /** `''` where the heading above says the same. */
  readonly label: string;
  readonly items: readonly ReviewItem[];
}

/** A record list with any records, a title and a summary line each. */
export interface ReviewRecords {
  readonly kind: 'records';
  readonly pointer: string;
  /** `''` where the heading above says the same. */
  readonly label: string;
  readonly records: readonly ReviewRecord[];
}

export interface ReviewRecord {
  readonly pointer: string;
  readonly title: string;
  readonly summary: string;
  readonly items: readonly ReviewItem[];
}
