import { isHonest, tidyShape } from './anyShape.ts';
import { type Field, listOf } from './readDefinition.ts';
import { respell } from './respell.ts';

/** One place in the answers: a field, a row or a list, with its given value. */
export interface Spot {
  readonly field: Field;
  /** JSON Pointer with row numbers. */
  readonly path: string;
  readonly parent: Spot | undefined;
  /** The respelt answer of a leaf; absent for a group or list. */
  readonly given: unknown;
  /** Fields of a group, rows of a list. */
  readonly inner: readonly Spot[];
}

/** Thrown for data that do not fit the form's shape. */
export class ForeignData extends Error {}

/**
 * Builds the spots of a form's fields and respells each answer.
 *
 * @throws {ForeignData} for an unknown name, a wrong type, an unknown option, or too much data
 */
export function grow(field: Field, given: unknown, parent?: Spot, path = ''): Spot {
  const value = given ?? undefined;
  switch (field.kind) {
    case 'leaf':
      return { field, path, parent, given: answerOf(field, parent?.field, value), inner: [] };
    case 'group':
      return growGroup(field, value ?? {}, parent, path);
    case 'list':
      return growList(field, value ?? [], parent, path);
  }
}

function growGroup(field: Field, value: unknown, parent: Spot | undefined, path: string): Spot {
  if (typeof value !== 'object' || Array.isArray(value)) throw new ForeignData(path);
  const entries = new Map<string, unknown>(Object.entries(value ?? {}));
  const names = field.fields.map(({ key }) => key);
  for (const [name, inner] of entries) {
    if (!names.includes(name) && inner !== undefined) throw new ForeignData(`${path}/${name}`);
  }
  const inner: Spot[] = [];
  const spot: Spot = { field, path, parent, given: undefined, inner };
  for (const each of field.fields) {
    inner.push(grow(each, entries.get(each.key), spot, `${path}/${each.key}`));
  }
  return spot;
}

function growList(field: Field, value: unknown, parent: Spot | undefined, path: string): Spot {
  if (!Array.isArray(value) || value.length > MOST_ROWS) throw new ForeignData(path);
  const inner: Spot[] = [];
  const spot: Spot = { field, path, parent, given: undefined, inner };
  const { row } = field;
  for (const [index, each] of value.entries()) {
    if (row) inner.push(grow(row, each, spot, `${path}/${index}`));
  }
  return spot;
}

const MOST_ROWS = 500;
const LONGEST_TEXT = 20_000;

function answerOf(field: Field, holder: Field | undefined, value: unknown): unknown {
  if (value === undefined) return undefined;
  if (field.schema.json !== undefined) return shapeOf(value);
  if (field.schema.file !== undefined) return fileOf(value);
  if (field.schema.type === 'boolean') return tickOf(value);
  if (field.schema.type === 'array') return ticksOf(field, value);
  if (typeof value !== 'string') throw new ForeignData('no text');
  return textOf(field, respell(field, holder, value));
}

/** Returns the tidied answer of any shape. Throws for an answer that no page could send. */
function shapeOf(value: unknown): unknown {
  const tidy = tidyShape(value);
  if (!isHonest(tidy)) throw new ForeignData('no answer of any page');
  return tidy;
}

/** Returns `true` for a tick. An answer `false` counts as absent. */
function tickOf(value: unknown): unknown {
  if (typeof value !== 'boolean') throw new ForeignData('no tick');
  return value ? true : undefined;
}

function ticksOf({ options = [] }: Field, value: unknown): unknown {
  const isDistinct = Array.isArray(value) && new Set(value).size === value.length;
  if (!isDistinct || !value.every((each) => options.includes(each))) {
    throw new ForeignData('no distinct options');
  }
  return value;
}

function textOf({ options }: Field, text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  if (text.length > LONGEST_TEXT) throw new ForeignData('too long');
  if (options && !options.includes(text)) throw new ForeignData('no option');
  return text;
}

const FILE_PARTS = ['name', 'size', 'type', 'sha256', 'ref'];

function fileOf(value: unknown): unknown {
  const parts =
    typeof value === 'object' && !Array.isArray(value) ? Object.entries(value ?? {}) : [];
  const known = new Map<string, unknown>(parts);
  const size = known.get('size');
  const isFile =
    typeof known.get('name') === 'string' &&
    typeof size === 'number' &&
    Number.isInteger(size) &&
    size >= 0 &&
    parts.every(
      ([name, part]) => FILE_PARTS.includes(name) && (name === 'size' || typeof part === 'string'),
    );
  if (!isFile) throw new ForeignData('no file');
  return value;
}

/**
 * Returns the object from which a spot's conditions and rules start. For a row, this is the object
 * around the list.
 */
export function holderOf(spot: Spot): Spot {
  const { parent } = spot;
  if (!parent) return spot;
  return parent.field.kind === 'list' ? (parent.parent ?? parent) : parent;
}

/** Checks whether a spot is a row of a list. */
export function isRow({ parent }: Spot): boolean {
  return parent?.field.kind === 'list';
}

/** Returns a spot and everything under it, in page order. */
export function everySpot(spot: Spot): readonly Spot[] {
  return [spot, ...spot.inner.flatMap(everySpot)];
}

/** Returns the names in a list, as text. */
export function namesIn(value: Parameters<typeof listOf>[0]): readonly string[] {
  return listOf(value).map(String);
}
