import type { Diagnostic } from '../../compiler/source/FormFiles.ts';

/** The number of findings of one kind that are listed one by one. */
const MOST_LISTED = 5;
/** The number of further places that a gathered finding names. */
const PLACES = 3;

/**
 * Returns the findings of a schema with findings of one kind gathered. If there are more than five
 * of a kind, only the first one is returned, with their number and the next places. Findings are of
 * one kind if they differ at most in the name at the start of the message. Errors, and parts that
 * the form leaves out, are gathered only if their messages are equal.
 *
 * @param notes the findings in the order of the report
 */
export function gatherNotes(notes: readonly Diagnostic[]): readonly Diagnostic[] {
  const kinds = new Map<string, Diagnostic[]>();
  for (const note of notes) {
    const kind = kindOf(note);
    kinds.set(kind, [...(kinds.get(kind) ?? []), note]);
  }
  return notes.flatMap((note) => {
    const same = kinds.get(kindOf(note)) ?? [];
    if (same.length <= MOST_LISTED) return [note];
    return same[0] === note ? [gathered(note, same.slice(1))] : [];
  });
}

function kindOf({ file, code, severity, message }: Diagnostic): string {
  const isExact = severity === 'error' || code === 'left-out';
  const text = isExact ? message : message.replace(NAME, '"…"');
  return [file, severity, code, text].join('\n');
}

const NAME = /^"[^"]*"/;

function gathered(note: Diagnostic, others: readonly Diagnostic[]): Diagnostic {
  const places = others.slice(0, PLACES).map(({ pointer }) => pointer || 'the schema itself');
  const more = others.length > PLACES ? ', …' : '';
  const message = `${note.message}. The same applies at ${others.length} other places: ${places.join(', ')}${more}`;
  return { ...note, message };
}
