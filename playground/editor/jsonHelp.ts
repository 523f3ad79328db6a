import type { Completion, CompletionContext, CompletionResult } from '@codemirror/autocomplete';
import type { EditorView, Tooltip } from '@codemirror/view';
import { explanationOf, keysOffered, type Offer, valuesOffered } from './offers.ts';
import { type MetaSchemas, schemasAt } from './schemaAt.ts';
import { namedPlace, writtenPlace } from './writtenPlace.ts';

/** The meta-schemas and the one of the edited file, which may change with other files. */
export interface JsonHelp {
  readonly metas: MetaSchemas;
  readonly meta: () => string;
}

/** Returns a completion source: the keys and values that the meta-schema allows. */
export function completionsOf({ metas, meta }: JsonHelp) {
  return ({ state, pos, explicit }: CompletionContext): CompletionResult | null => {
    const place = writtenPlace(state.doc.toString(), pos);
    if (!explicit && place.from === pos) return null;
    const schemas = schemasAt(metas, meta(), place.path);
    const offers = place.isKey ? keysOffered(schemas) : valuesOffered(schemas);
    if (offers.length === 0) return null;
    const make = place.isKey ? keyCompletion(place.hasValue) : valueCompletion;
    return { from: place.from, to: place.to, options: offers.map(make) };
  };
}

function valueCompletion({ label, info }: Offer): Completion {
  return { label, type: 'enum', ...(info === undefined ? {} : { info }) };
}

function keyCompletion(hasValue: boolean): (offer: Offer) => Completion {
  return ({ label, info, value }) => ({
    // The text before the cursor may begin with a quotation mark, and must match.
    label: JSON.stringify(label),
    displayLabel: label,
    type: 'property',
    ...(info === undefined ? {} : { info }),
    apply: (view, _completion, from, to) => {
      const key = JSON.stringify(label);
      const start = value.indexOf('#');
      const insert = hasValue ? key : `${key}: ${value.replace('#', '')}`;
      const within = hasValue || start < 0 ? insert.length : key.length + 2 + start;
      view.dispatch({
        changes: { from, to, insert },
        selection: { anchor: from + within },
        userEvent: 'input.complete',
      });
    },
  });
}

/** Returns a hover source: the explanation of the key or the value under the pointer. */
export function hoverOf({ metas, meta }: JsonHelp) {
  return ({ state }: EditorView, pos: number): Tooltip | null => {
    const place = namedPlace(state.doc.toString(), pos);
    const text = place && explanationOf(schemasAt(metas, meta(), place.path));
    if (!place || text === undefined) return null;
    return {
      pos: place.from,
      end: place.to,
      above: true,
      create: () => {
        const dom = document.createElement('div');
        dom.className = 'cm-explanation';
        dom.textContent = text;
        return { dom };
      },
    };
  };
}
