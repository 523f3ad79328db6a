import { formatOf } from '../formats.ts';
import { within } from '../Reporter.ts';
import type { SchemaAt } from './everySchema.ts';
import type { Mapping } from './Mapping.ts';

/** Says of a format that it is not tested, wherever in the schema it stands. */
export function noteUntested({ notes }: Mapping, { schema, place }: SchemaAt): void {
  const { format } = schema;
  if (typeof format !== 'string' || formatOf(format) || DRAWN.includes(format)) return;
  const remedy = 'Give it a "pattern".';
  notes.leftOut(within(place, 'format'), `The format "${format}" is not tested`, remedy);
}

/** What only says how something is asked for. */
const DRAWN = ['password', 'data-url'];
