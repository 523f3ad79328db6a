import { ROOT_FILE } from '../documents/FormDocuments.ts';

/** The files that a bundled schema contains, and those that it does not. */
export interface BundledFiles {
  /** The pointer of each file in the schema, by its path in the folder; '' for `schema.json`. */
  readonly pointers: ReadonlyMap<string, string>;
  /** The definitions of each file, as a fragment: `#/$defs/address`. */
  readonly definitions: ReadonlyMap<string, readonly string[]>;
  /** The reason why a file was not read, as a predicate of its name. */
  readonly unread: ReadonlyMap<string, string>;
  /** The paths of all files that a reference may name. */
  readonly existing: readonly string[];
}

/** The files of a schema that refers to no other file. */
export const ONE_FILE: BundledFiles = {
  pointers: new Map([[ROOT_FILE, '']]),
  definitions: new Map(),
  unread: new Map(),
  existing: [],
};
