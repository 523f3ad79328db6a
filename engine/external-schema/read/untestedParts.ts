import { formatOf } from '../../compiler/source/formats.ts';
import { within } from '../../compiler/source/Reporter.ts';
import type { SchemaAt } from './everySchema.ts';
import type { Mapping } from './Mapping.ts';

/** Notes a format that the form does not test, and `contains` next to `unevaluatedItems`. */
export function noteUntested({ notes }: Mapping, { schema, place }: SchemaAt): void {
  const { format, unevaluatedItems } = schema;
  if (unevaluatedItems !== undefined && JSON.stringify(schema).includes('"contains":')) {
    const message = 'With "contains", "unevaluatedItems" accepts every entry of the list';
    const remedy = 'Describe the entries with "prefixItems" and "items".';
    notes.leftOut(within(place, 'unevaluatedItems'), message, remedy);
  }
  if (typeof format !== 'string' || formatOf(format) || WIDGET_FORMATS.includes(format)) return;
  const remedy = 'Give it a "pattern".';
  notes.leftOut(within(place, 'format'), `The format "${format}" is not tested`, remedy);
}

/** Formats that only decide which widget the field has. */
const WIDGET_FORMATS = ['password', 'data-url'];
