import type { Language, PaperFields } from '#engine';

/** A Word template of a form. */
export interface WordTemplate {
  readonly file: Uint8Array;
  /** The language that it is written in. */
  readonly language: Language;
}

/** The Word templates in the folders of the forms. */
export interface WordTemplates {
  /**
   * Finds a template by the names of the manifest; a reader of Simplified Chinese gets one in
   * Traditional Chinese where there is no other.
   *
   * @returns `undefined` when there is none
   */
  find(formCode: string, template: string, language: Language): Promise<WordTemplate | undefined>;
}

/** Fills in Word templates. */
export interface WordDocuments {
  /**
   * Puts answers into a template. A field without an answer becomes a line to write on.
   *
   * @param answers in the words of the template's language
   * @returns the `.docx`
   * @throws {WordError} `busy` when too many documents wait, `timeout` after 10 seconds, `failed`
   * for a template that cannot be used
   */
  fill(template: WordTemplate, answers: PaperFields): Promise<Uint8Array>;
  /** Ends the workers; documents under way fail. */
  close(): Promise<void>;
}

export type WordFailure = 'busy' | 'timeout' | 'failed';

/** A document that was not made. */
export class WordError extends Error {
  readonly reason: WordFailure;

  constructor(reason: WordFailure, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'WordError';
    this.reason = reason;
  }
}
