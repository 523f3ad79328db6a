import type { Language, PaperFields } from '#engine';

/** A Word template of a form. */
export interface WordTemplate {
  readonly file: Uint8Array;
  /** Language of the template. */
  readonly language: Language;
}

/** The Word templates in the folders of the forms. */
export interface WordTemplates {
  /**
   * Finds a template by the names of the manifest. For Simplified Chinese, returns the Traditional
   * Chinese template when there is no other.
   *
   * @returns `undefined` when the form has no such template
   */
  find(formCode: string, template: string, language: Language): Promise<WordTemplate | undefined>;
}

/** A service that fills in Word templates. */
export interface WordDocuments {
  /**
   * Fills answers into a template. A field without an answer becomes a blank line.
   *
   * @param answers texts in the template's language
   * @returns the `.docx`
   * @throws {WordError} `busy` when too many documents are queued, `timeout` after 10 seconds,
   *   `failed` for an invalid template
   */
  fill(template: WordTemplate, answers: PaperFields): Promise<Uint8Array>;
  /** Stops the workers; pending documents fail. */
  close(): Promise<void>;
}

export type WordFailure = 'busy' | 'timeout' | 'failed';

/** An error for a document that was not created. */
export class WordError extends Error {
  readonly reason: WordFailure;

  constructor(reason: WordFailure, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'WordError';
    this.reason = reason;
  }
}
