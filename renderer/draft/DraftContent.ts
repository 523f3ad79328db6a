import type { FormData } from '#engine';

/** The encrypted content of a draft. */
export interface DraftContent {
  /**
   * The answers without passwords. For a file, they contain its name, size, type, digest and
   * reference.
   */
  readonly data: FormData;
  /** Version of the form; absent in drafts of earlier editions of the portal. */
  readonly version?: number;
  /** Id of the current screen. */
  readonly screenId: string;
  /** When the terms were accepted, ISO 8601. */
  readonly termsAcceptedAt?: string | undefined;
  /** The parameters of the page's URL. A draft is not offered on a page with other parameters. */
  readonly given: string;
}
