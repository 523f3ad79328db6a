import { isObject, listOf, merged, objectOf } from '../../compiler/source/json.ts';
import { type Place, within } from '../../compiler/source/Reporter.ts';
import type { Json, JsonObject } from '../../definition/JsonSchema.ts';
import type { Notes } from '../notes/Notes.ts';
import { readUiOptions } from '../read/readUiOptions.ts';

/**
 * Returns a layout with RJSF's grids (`LayoutGridField`) converted to orders (`ui:order`). The
 * fields appear one below another in the order of the grid, row by row. The reading and keyboard
 * order is therefore the visible order on every screen. Options of a field in a grid move to the
 * field. Fields that no grid names follow at the end, so that no answer is lost. `notes` reports
 * everything else that a grid does.
 *
 * @param place the place of the layout in its file
 */
export function unrollGrids(ui: JsonObject, place: Place, notes: Notes): JsonObject {
  const { field, layoutGrid } = readUiOptions(ui);
  const own = field === GRID && isObject(layoutGrid) ? unrolled(ui, layoutGrid, place, notes) : ui;
  const entries = Object.entries(own).map(([name, inner]): readonly [string, Json] => {
    const isLayout = !name.startsWith('ui:') || name === 'ui:definitions';
    return [name, isLayout ? unrolledIn(inner, within(place, name), notes) : inner];
  });
  return Object.fromEntries(entries);
}

/** Unrolls the grids in the layout of a field or a definition, or in each layout of a list. */
function unrolledIn(inner: Json, place: Place, notes: Notes): Json {
  if (isObject(inner)) return unrollGrids(inner, place, notes);
  if (!Array.isArray(inner)) return inner;
  return inner.map((each, index) => unrolledIn(each, within(place, index), notes));
}

const GRID = 'LayoutGridField';

/**
 * Keys of a grid that contain further parts. Other keys next to them are options of RJSF's grid.
 */
const HOLDERS = ['ui:row', 'ui:col', 'ui:columns', 'ui:condition'];

/** A field that a grid names, with its options from the grid. */
interface Named {
  readonly path: readonly string[];
  readonly options: JsonObject;
}

function unrolled(ui: JsonObject, grid: JsonObject, place: Place, notes: Notes): JsonObject {
  const at = within(place, 'ui:layoutGrid');
  notes.assumed(at, 'Fields appear one below another in the order of the grid', REMEDY);
  const { 'ui:field': _field, 'ui:layoutGrid': _grid, 'ui:options': options, ...others } = ui;
  const { field: _, layoutGrid: __, ...kept } = objectOf(options);
  const rest = Object.keys(kept).length > 0 ? { ...others, 'ui:options': kept } : others;
  return ordered(rest, namedIn(grid, at, notes));
}

const REMEDY =
  'None, if that is acceptable. "ui:order" is shorter; a group with "ui:field": "date-parts" appears in one row.';

/** Returns the fields that a part of a grid names, in its order. */
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
      const message = 'Conditional parts of a grid are always shown';
      notes.leftOut(at, message, 'Write the condition in the schema: "if" and "then".');
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
    notes.leftOut(place, 'A part with its own renderer is left out of the grid', 'Remove it.');
    return [];
  }
  if (render !== undefined) {
    notes.leftOut(
      within(place, 'render'),
      `The type of "${name}" selects its widget`,
      'Remove it.',
    );
  }
  return [{ path: name.split('.'), options }];
}

/** Returns a layout with `ui:order` for its fields, and for the fields inside them. */
function ordered(ui: JsonObject, named: readonly Named[]): JsonObject {
  const heads = [...new Set(named.flatMap(({ path }) => path.slice(0, 1)))];
  const fields = heads.map((head): readonly [string, Json] => {
    const own = named.filter(({ path }) => path[0] === head);
    const ownOptions = own.filter(({ path }) => path.length === 1).map(({ options }) => options);
    // Rows of a list share one layout, so a path with a row number defines no order.
    const inner = own
      .map(({ path, options }) => ({ path: path.slice(1), options }))
      .filter(({ path: [next] }) => next !== undefined && !/^\d+$/.test(next));
    const upper = ownOptions.reduce(
      (lower, each) => merged(optionsOf(each), lower),
      objectOf(ui[head]),
    );
    return [head, inner.length > 0 ? ordered(upper, inner) : upper];
  });
  return { ...ui, ...Object.fromEntries(fields), 'ui:order': [...heads, '*'] };
}

const optionsOf = (options: JsonObject): JsonObject =>
  Object.keys(options).length > 0 ? { 'ui:options': options } : {};
