import type { JsonObject, Language, Plan, Texts } from '#engine';

/** A compiled form in one language, for its reviewers. */
export interface ReviewedForm {
  readonly plan: Plan;
  /** The schemas of the plan's tests: `tests` of `CompiledForm`. */
  readonly tests: Readonly<Record<string, JsonObject>>;
  readonly texts: Texts;
  readonly language: Language;
  /** The product's messages in the language, by key. */
  readonly messages: Readonly<Record<string, string>>;
  readonly release: Release;
}

/** The release of a form's version. */
export interface Release {
  readonly isReleased: boolean;
  /** The day of the release, `DD/MM/YYYY`; absent if it is not known. */
  readonly day?: string;
}

/** One statement about a form or a field. Several texts are a list. */
export interface ReviewLine {
  /** Absent for a paragraph of the form's own text. */
  readonly name?: string;
  readonly texts: readonly string[];
}

/**
 * A part of the page: the cover, a step, a field, a section. Every language has the same blocks in
 * the same order.
 */
export interface ReviewBlock {
  readonly key: string;
  /** 1 for the cover, 2 for a section, 3 and more for fields and their parts. */
  readonly level: number;
  /** Number of the field, such as `2.3`. */
  readonly number?: string;
  readonly title: string;
  readonly lines: readonly ReviewLine[];
}
