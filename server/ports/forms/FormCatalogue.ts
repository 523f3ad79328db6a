import type { Language, Plan, Texts, ValidatorModule } from '#engine';

/**
 * A published definition, ready to use: everything comes from one compilation, identified by
 * `hash`.
 */
export interface CatalogueForm {
  readonly code: string;
  /**
   * SHA-256 of the definition, hex; the value of the header `Form-Definition`. A submission keeps
   * the definition with this hash.
   */
  readonly hash: string;
  readonly plan: Plan;
  readonly validator: ValidatorModule;
  readonly texts: Readonly<Record<Language, Texts>>;
}

/** The part of a catalogue that the creation of a reference number needs. */
export interface PublishedPlans {
  /**
   * Finds the plan of a hash, current or older.
   *
   * @returns `undefined` when no definition with that hash was ever published
   */
  byHash(hash: string): Promise<Pick<CatalogueForm, 'plan'> | undefined>;
}

/** The part of a catalogue that the fee of a submission requires. */
export interface PublishedForms {
  /**
   * Finds the definition of a hash, current or older.
   *
   * @returns `undefined` when no definition with that hash was ever published
   */
  byHash(hash: string): Promise<CatalogueForm | undefined>;
}

/** A form folder with faults. */
export interface FaultyForm {
  readonly code: string;
  /**
   * Lines of the form `file:line:column severity code message Remedy: remedy`, one for each fault.
   */
  readonly faults: readonly string[];
}

/** The remarks on the files of a form that is still offered; lines in the format of faults. */
export interface FormRemarks {
  readonly code: string;
  /** Accessibility problems, and entries that the author probably did not intend. */
  readonly warnings: readonly string[];
  /** Defaults that the compiler chose because the author set none. */
  readonly notes: readonly string[];
}

/**
 * A catalogue of the forms that this portal offers, and of every definition that a submission may
 * still name.
 *
 * Codes and hashes are looked up, never joined to a path, so any text may be passed.
 */
export interface FormCatalogue {
  /** Returns the current definition of a form code; `undefined` for a code that is not offered. */
  current(code: string): CatalogueForm | undefined;
  /**
   * Finds the definition of a hash, current or older.
   *
   * @returns `undefined` when no definition with that hash was ever published here
   */
  byHash(hash: string): Promise<CatalogueForm | undefined>;
  /** Lists every current definition, by code. */
  list(): readonly CatalogueForm[];
  /**
   * Checks whether a sitting may continue with a definition. A superseded definition is allowed for
   * the life of a draft. No definition is allowed after the form was withdrawn or closed.
   */
  mayGoOn(form: CatalogueForm): boolean;
  /** Lists forms whose files have faults. The server offers their last valid definition, if any. */
  withheld(): readonly FaultyForm[];
  /** Lists released versions that were edited and are still served as drafts, in demo mode. */
  drafts(): readonly FaultyForm[];
  /** Lists remarks on forms that compiled; forms without remarks are omitted. */
  remarks(): readonly FormRemarks[];
  /** Lists faults of the blocks and tables that forms share, in the format of faults. */
  sharedErrors(): readonly string[];
  /** Lists skipped folders among the forms, in the format of faults. */
  skipped(): readonly string[];
}
