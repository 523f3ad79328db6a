import type { Json, JsonObject } from '../../definition/JsonSchema.ts';
import { isObject, listOf, merged, objectOf } from '../json.ts';
import { type Place, within } from '../Reporter.ts';
import type { Notes } from './Notes.ts';
import { saidIn } from './saidIn.ts';

/**
 * A layout with RJSF's grids (`LayoutGridField`) as orders (`ui:order`): the fields stand one below
 * another as a grid names them, row by row, so that they are read and reached by keyboard in the order
 * in which they are seen on any screen. What a grid says of a field is said of the field. A field that no
 * grid names follows, so that no answer is lost; what a grid does besides is told in `notes`.
 *
 * @param place of the layout
 */
export function unrollGrids(ui: JsonObject, place: Place, notes: Notes): JsonObject {
  const { field, layoutGrid } = saidIn(ui);
  const own = field === GRID && isObject(layoutGrid) ? unrolled(ui, layoutGrid, place, notes) : ui;
  const entries = Object.entries(own).map(([name, inner]): readonly [string, Json] => {
    const isLayout = !name.startsWith('ui:') || name === 'ui:definitions';
    return [name, isLayout ? unrolledIn(inner, within(place, name), notes) : inner];
  });
  return Object.fromEntries(entries);
}

/** Of a field, of each alternative or place of a tuple, of what definitions are laid out as. */
function unrolledIn(inner: Json, place: Place, notes: Notes): Json {
  if (isObject(inner)) return unrollGrids(inner, place, notes);
  if (!Array.isArray(inner)) return inner;
  return inner.map((each, index) => unrolledIn(each, within(place, index), notes));
}

const GRID = 'LayoutGridField';

/** Parts of a grid that hold others: alone, or beside what the grid of a page is told. */
const HOLDERS = ['ui:row', 'ui:col', 'ui:columns', 'ui:condition'];

/** A field that a grid names, and what it says of it. */
interface Named {
  readonly path: readonly string[];
  readonly options: JsonObject;
}

function unrolled(ui: JsonObject, grid: JsonObject, place: Place, notes: Notes): JsonObject {
  const at = within(place, 'ui:layoutGrid');
  notes.assumed(at, 'Fields stand one below another in the order of the grid', REMEDY);
  const { 'ui:field': _field, 'ui:layoutGrid': _grid, 'ui:options': options, ...others } = ui;
  const { field: _, layoutGrid: __, ...kept } = objectOf(options);
  const rest = Object.keys(kept).length > 0 ? { ...others, 'ui:options': kept } : others;
  return ordered(rest, namedIn(grid, at, notes));
}

const REMEDY =
  'Nothing, if that will do. "ui:order" says it shorter; a group with "ui:field": "date-parts" stands in a row.';

/** The fields that a part of a grid names, in its order. */
function namedIn(part: Json, place: Place, notes: Notes): readonly Named[] {
  if (typeof part === 'string') return fieldNamed(part, {}, place, notes);
  if (!isObject(part)) return [];
  const holders = HOLDERS.filter((name) => part[name] !== undefined);
  if (holders.length === 0) {
    const { name, ...options } = part;
    return fieldNamed(typeof name === 'string' ? name : undefined, options, place, notes);
  }
  return holders.flatMap((holder) => {
    const at = within(place, holder);
    const held = part[holder];
    if (holder === 'ui:condition') {
      const message = 'What a grid shows under a condition is always shown';
      notes.leftOut(at, message, 'Say the condition in the schema: "if" and "then".');
    }
    const [children, inside] = Array.isArray(held)
      ? [held, at]
      : [listOf(objectOf(held).children), within(at, 'children')];
    return children.flatMap((child, index) => namedIn(child, within(inside, index), notes));
  });
}

function fieldNamed(
  name: string | undefined,
  { render, ...options }: JsonObject,
  place: Place,
  notes: Notes,
): readonly Named[] {
  if (name === undefined || name === '' || name.startsWith('$lookup=')) {
    notes.leftOut(place, 'A part that the page of a grid draws itself is left out', 'Remove it.');
    return [];
  }
  if (render !== undefined) {
    notes.leftOut(within(place, 'render'), `"${name}" is drawn as its kind is`, 'Remove it.');
  }
  return [{ path: name.split('.'), options }];
}

/** A layout under an order of its fields and of theirs. */
function ordered(ui: JsonObject, named: readonly Named[]): JsonObject {
  const heads = [...new Set(named.flatMap(({ path }) => path.slice(0, 1)))];
  const fields = heads.map((head): readonly [string, Json] => {
    const own = named.filter(({ path }) => path[0] === head);
    const said = own.filter(({ path }) => path.length === 1).map(({ options }) => options);
    // Rows of a list are alike: what is named in one of them is no order.
    const inner = own
      .map(({ path, options }) => ({ path: path.slice(1), options }))
      .filter(({ path: [next] }) => next !== undefined && !/^\d+$/.test(next));
    const upper = said.reduce((lower, each) => merged(optionsOf(each), lower), objectOf(ui[head]));
    return [head, inner.length > 0 ? ordered(upper, inner) : upper];
  });
  return { ...ui, ...Object.fromEntries(fields), 'ui:order': [...heads, '*'] };
}

const optionsOf = (options: JsonObject): JsonObject =>
  Object.keys(options).length > 0 ? { 'ui:options': options } : {};
