import type { FormFiles, SharedFiles } from '#compiler';

/** The JSON texts as they are on disk, by the name that diagnostics use: `forms/LREAL1/ui.json`. */
export type SourceTexts = ReadonlyMap<string, string>;

/**
 * The files of a template folder, by name; `undefined` for a file that is too large or unreadable.
 */
export type TemplateFiles = ReadonlyMap<string, Uint8Array | undefined>;

/** A form folder as read. It has no `files` when one of them is missing or is not JSON. */
export interface FormFolder {
  readonly code: string;
  readonly files?: FormFiles;
  /** Every file found, including samples. */
  readonly sources: SourceTexts;
  /** Files of the folder of Word templates. */
  readonly templates: TemplateFiles;
  /** The versions whose files are kept in `releases/`; none if absent. */
  readonly released?: readonly number[];
  /** Message of the error that prevented reading the folder. */
  readonly failure?: string;
}

/** The shared blocks and tables of forms, as read. */
export interface SharedFolder {
  readonly files: SharedFiles;
  /** The shared files with the project's tables only, without the operator's. */
  readonly shipped: SharedFiles;
  readonly sources: SourceTexts;
  /** File of each table, by name. */
  readonly tableFiles: ReadonlyMap<string, string>;
}
