import type { FormData } from '#engine';

/** What a draft holds, encrypted. */
export interface DraftContent {
  /** Answers without passwords; of a file its name, size, kind, digest and reference. */
  readonly data: FormData;
  /** Version of the form; absent in drafts of earlier editions of the portal. */
  readonly version?: number;
  /** Screen that was shown. */
  readonly screenId: string;
  /** When the terms were accepted, ISO 8601. */
  readonly termsAcceptedAt?: string | undefined;
  /** What the page's address named: the draft of another request is not offered for this one. */
  readonly given: string;
}
