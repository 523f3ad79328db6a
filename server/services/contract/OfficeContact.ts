import type { PaperOffices } from '#engine';

/** The offices that accept paper forms, and the phone number for questions. */
export interface OfficeContact {
  readonly offices: PaperOffices;
  /** The customer service hotline. */
  readonly phone: string;
}
