import type { Json, JsonObject } from '../../definition/JsonSchema.ts';
import { WIDGET_TYPES } from '../../definition/widgetTypes.ts';
import { isObject, objectOf } from '../json.ts';
import { type Place, within } from '../Reporter.ts';
import type { Notes } from './Notes.ts';

/** Widgets of RJSF that the kind of an answer or its format brings here of itself. */
export const BROUGHT: readonly string[] = [
  ...['text', 'email', 'uri', 'url', 'tel', 'updown', 'range', 'color'],
  ...['file', 'files', 'checkbox'],
  ...['date', 'datetime', 'date-time', 'alt-date', 'alt-datetime', 'time'],
];

/** Widgets of a text that its kind brings here, by their keyword. */
export const KEYWORD_OF: Readonly<Record<string, string>> = {
  textarea: 'multiline',
  password: 'password',
};

/** Widgets of the house that a layout may name; a `checkbox` is RJSF's as well. */
export const HOUSES: readonly string[] = [
  ...Object.keys(WIDGET_TYPES).filter((name) => name !== 'checkbox'),
  'files',
  'hidden',
];

/**
 * Says which widgets of a layout the house does not have: a page may bring one of that name, and
 * where none does, the answer is asked for as its kind is. It may as well be a slip of the pen.
 */
export function noteOwnWidgets(ui: JsonObject, place: Place, notes: Notes): void {
  for (const [layout, at] of layoutsIn(ui, place)) {
    look(layout['ui:widget'], within(at, 'ui:widget'), notes);
    look(objectOf(layout['ui:options']).widget, within(at, 'ui:options', 'widget'), notes);
  }
}

/** A layout and those within it: of fields, rows, alternatives, definitions. */
function* layoutsIn(ui: Json, place: Place): Generator<readonly [JsonObject, Place]> {
  if (Array.isArray(ui)) {
    for (const [index, each] of ui.entries()) yield* layoutsIn(each, within(place, index));
  } else if (isObject(ui)) {
    yield [ui, place];
    for (const [name, inner] of Object.entries(ui)) {
      if (name !== 'ui:options') yield* layoutsIn(inner, within(place, name));
    }
  }
}

function look(widget: unknown, place: Place, notes: Notes): void {
  if (typeof widget !== 'string') return;
  if ([...BROUGHT, ...HOUSES, ...Object.keys(KEYWORD_OF)].includes(widget)) return;
  const message = `The house has no widget "${widget}": unless a page brings it, the answer is asked for as its kind is`;
  notes.assumed(place, message, 'Nothing, if a page brings it; otherwise correct its name.');
}
