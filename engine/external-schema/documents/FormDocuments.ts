import type { Json } from '../../definition/JsonSchema.ts';

/** The JSON files of a form's folder that its schema refers to, by path from the folder. */
export interface FormDocuments {
  /** The content of each file that was read: `defs/address.json`. */
  readonly read: ReadonlyMap<string, Json>;
  /** The reason why a file was not read, as a predicate of its name: `is larger than 8 MB`. */
  readonly unread: ReadonlyMap<string, string>;
  /** The paths of all JSON files that a reference may name. */
  readonly existing: readonly string[];
}

/** The documents of a schema that refers to no other file. */
export const NO_DOCUMENTS: FormDocuments = { read: new Map(), unread: new Map(), existing: [] };

/** The name of the form's own schema. */
export const ROOT_FILE = 'schema.json';

/**
 * The address of the form's folder. It has a folder above, so that a path out of the form's folder
 * names none of its files.
 */
export const FOLDER = 'folder://forms/form';
