import type { Language, Plan, Texts } from '#engine';

/** A fault of one text in one language. */
export interface TextProblem {
  readonly language: Language;
  /** Key of the faulty or missing text. */
  readonly key: string;
  /** Key of a text in the file, next to which a missing text belongs. */
  readonly beside?: string;
  readonly severity: 'error' | 'warning';
  readonly code: string;
  readonly message: string;
  readonly remedy: string;
}

/** The texts of a form to check. */
export interface TextsToCheck {
  /** Code of the form; absent for the texts of a shared block. */
  readonly code?: string;
  /** Texts of the form's own files. */
  readonly own: Readonly<Record<Language, Texts>>;
  /** Texts including those of the shared blocks. */
  readonly all: Readonly<Record<Language, Texts>>;
  /** Absent when the form did not compile. Only the languages are compared then. */
  readonly plan?: Plan | undefined;
  /** Languages in which the form is offered. */
  readonly languages: readonly Language[];
  /** Keys of the product's message catalogue. */
  readonly catalogue: ReadonlySet<string>;
}

/** Creates an error of a text. */
export function textError(
  language: Language,
  key: string,
  code: string,
  message: string,
  remedy: string,
): TextProblem {
  return { language, key, severity: 'error', code, message, remedy };
}
