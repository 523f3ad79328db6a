import type { Language, Plan, Texts, ValidatorModule } from '#engine';

/** A published definition, ready to use: everything comes from one compilation, named by `hash`. */
export interface CatalogueForm {
  readonly code: string;
  /** SHA-256 of the definition, hex; what `Form-Definition` carries and a submission pins. */
  readonly hash: string;
  readonly plan: Plan;
  readonly validator: ValidatorModule;
  readonly texts: Readonly<Record<Language, Texts>>;
}

/** As much of a catalogue as the number of a submission takes. */
export interface PublishedPlans {
  /** The plan with a hash, current or older. @returns `undefined` when none was ever published */
  byHash(hash: string): Promise<Pick<CatalogueForm, 'plan'> | undefined>;
}

/** As much of a catalogue as the fee of a submission takes. */
export interface PublishedForms {
  /** The definition with a hash, current or older. @returns `undefined` when none was ever published */
  byHash(hash: string): Promise<CatalogueForm | undefined>;
}

/** A form folder with something wrong in it. */
export interface FaultyForm {
  readonly code: string;
  /** A line each: `file:line:column severity code what is wrong. Remedy: what to do`. */
  readonly faults: readonly string[];
}

/** What was found in the files of a form that is offered nonetheless; lines as those of faults. */
export interface FormRemarks {
  readonly code: string;
  /** What applicants would stumble over, or the author did not mean. */
  readonly warnings: readonly string[];
  /** What was decided for an author who said nothing of it. */
  readonly notes: readonly string[];
}

/**
 * The forms that this portal offers, and every definition that a submission may still name.
 *
 * Codes and hashes are looked up, never joined to a path: any text may be passed.
 */
export interface FormCatalogue {
  /** The current definition of a form code; `undefined` for a code that is not offered. */
  current(code: string): CatalogueForm | undefined;
  /**
   * The definition with a hash, current or older.
   *
   * @returns `undefined` when no definition with that hash was ever published here
   */
  byHash(hash: string): Promise<CatalogueForm | undefined>;
  /** Every current definition, by code. */
  list(): readonly CatalogueForm[];
  /**
   * Checks whether a sitting that began with an earlier definition may go on: for the life of its
   * draft after the definition was superseded, and not at all once the form is withdrawn or its time
   * is over.
   */
  mayGoOn(form: CatalogueForm): boolean;
  /** Forms whose files have faults; the last good definition is served instead where there is one. */
  withheld(): readonly FaultyForm[];
  /** Released versions that were edited and are served as drafts nonetheless, in demo mode. */
  drafts(): readonly FaultyForm[];
  /** What the check said of forms that compiled, where it said anything. */
  remarks(): readonly FormRemarks[];
  /** What is wrong with the blocks and tables that forms share, lines as those of faults. */
  sharedFaults(): readonly string[];
  /** Folders that stand among the forms and are passed over, lines as those of faults. */
  skipped(): readonly string[];
}
