import type { Json, JsonObject } from '../../../engine/definition/JsonSchema.ts';

/** Keys from the top of a file down to a value. */
export type Path = readonly (string | number)[];

/** A change to one file: sets the value at a path. Without `put`, removes the value. */
export interface Edit {
  /**
   * Name within the form's folder (`schema.json`), or the name of a file outside of it:
   * `forms.lock.json` next to the folder, and shared blocks and tables by their path
   * (`schemas/defs/…`, `schemas/tables/…`).
   */
  readonly file: string;
  readonly at: Path;
  readonly put?: Json;
}

/** A place at which an operator breaks a form. */
export interface Spot {
  /** The change and its place; unique among the spots of one operator in one form. */
  readonly where: string;
  readonly change: readonly Edit[];
}

/** A parsed form: every file by its name within the folder, and the shared blocks and tables. */
export interface ParsedForm {
  readonly code: string;
  readonly files: Readonly<Record<string, JsonObject>>;
  /** Shared blocks by name: `address`. */
  readonly blocks: Readonly<Record<string, JsonObject>>;
  /** Shared tables by name: `registration-fees`. */
  readonly tables: Readonly<Record<string, JsonObject>>;
  /** Hash of the form's content, which identifies a released version. */
  readonly contentHash: string;
}

/** A kind of mistake by an author, and the places of a form where it is possible. */
export interface Operator {
  /** Name of the kind of mistake. `equivalents.json` refers to the operator by this name. */
  readonly name: string;
  /** Codes of the findings that report this kind of mistake. */
  readonly codes: readonly string[];
  readonly spots: (form: ParsedForm) => readonly Spot[];
}

/** Returns a copy of a file with an edit. */
export function edited(file: JsonObject, { at, put }: Edit): JsonObject {
  const copy = structuredClone(file);
  const holder = at.slice(0, -1).reduce<object>((value, key) => {
    const inner: unknown = Reflect.get(value, key);
    if (typeof inner !== 'object' || inner === null) {
      throw new RangeError(`Cannot edit /${at.join('/')}: there is no "${key}"`);
    }
    return inner;
  }, copy);
  const key = at.at(-1) ?? '';
  if (put !== undefined) Reflect.set(holder, key, put);
  else if (Array.isArray(holder)) holder.splice(Number(key), 1);
  else Reflect.deleteProperty(holder, key);
  return copy;
}

/** Returns a spot that sets one value. Without `put`, the spot removes the value. */
export function spot(file: string, at: Path, put?: Json, how = ''): Spot {
  const what = put === undefined ? 'gone' : how || JSON.stringify(put);
  const where = `${file}#/${at.join('/')}: ${what}`;
  return { where, change: [put === undefined ? { file, at } : { file, at, put }] };
}

/** Returns a spot that renames the key of an entry. */
export function renaming(file: string, at: Path, key: string, put: Json): Spot {
  const change = [
    { file, at },
    { file, at: [...at.slice(0, -1), key], put },
  ];
  return { where: `${file}#/${at.join('/')}: as ${key}`, change };
}
