import { isObject, objectOf } from '../../compiler/source/json.ts';
import { type Place, within } from '../../compiler/source/Reporter.ts';
import type { Json, JsonObject } from '../../definition/JsonSchema.ts';
import { WIDGET_TYPES } from '../../definition/widgetTypes.generated.ts';
import type { Notes } from '../notes/Notes.ts';

/** RJSF widgets that Landform selects itself, from the type or format of the answer. */
export const BUILT_IN_WIDGETS: readonly string[] = [
  ...['text', 'email', 'uri', 'url', 'tel', 'updown', 'range', 'color'],
  ...['file', 'files', 'checkbox'],
  ...['date', 'datetime', 'date-time', 'alt-date', 'alt-datetime', 'time'],
];

/** The keyword of Landform's dialect for each RJSF widget of a text. */
export const KEYWORD_OF: Readonly<Record<string, string>> = {
  textarea: 'multiline',
  password: 'password',
};

/** Landform's widgets that a layout may name. `checkbox` is left out, since RJSF has it as well. */
export const HOUSES: readonly string[] = [
  ...Object.keys(WIDGET_TYPES).filter((name) => name !== 'checkbox'),
  'files',
  'hidden',
];

/**
 * Notes each widget of a layout that Landform does not have. A page may register a widget of that
 * name. Otherwise the type of the answer decides its widget. The name may also be a misspelling.
 */
export function noteOwnWidgets(ui: JsonObject, place: Place, notes: Notes): void {
  for (const [layout, at] of layoutsIn(ui, place)) {
    look(layout['ui:widget'], within(at, 'ui:widget'), notes);
    look(objectOf(layout['ui:options']).widget, within(at, 'ui:options', 'widget'), notes);
  }
}

/** Yields a layout and every layout inside it: of fields, rows, alternatives and definitions. */
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
  if ([...BUILT_IN_WIDGETS, ...HOUSES, ...Object.keys(KEYWORD_OF)].includes(widget)) return;
  const message = `The house has no widget "${widget}": unless a page brings it, the answer is asked for as its kind is`;
  notes.assumed(place, message, 'Nothing, if a page brings it; otherwise correct its name.');
}
