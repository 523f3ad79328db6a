import type { ExportEntry, ExportPlan } from '../../definition/ExportPlan.ts';
import type { Json, JsonObject } from '../../definition/JsonSchema.ts';
import type { Compilation } from '../source/Compilation.ts';
import { isObject, objectOf } from '../source/json.ts';
import { type Place, within } from '../source/Reporter.ts';
import { compileExpression } from './compileExpression.ts';

/**
 * Compiles the data export. Each key names an answer by its pointer, computes a value, or lists the
 * rows of a record list. Pointers within rows start from the row.
 *
 * @param holder pattern of the object where relative pointers start; `''` is the form
 */
export function compileExport(
  compilation: Compilation,
  source: Json | undefined,
  holder: string,
  place: Place,
): ExportPlan {
  const entries = Object.entries(objectOf(source)).flatMap(([name, entry]) => {
    const compiled = compileEntry(compilation, entry, holder, within(place, name));
    return compiled ? [[name, compiled] as const] : [];
  });
  return Object.fromEntries(entries);
}

function compileEntry(
  compilation: Compilation,
  entry: Json,
  holder: string,
  place: Place,
): ExportEntry | undefined {
  if (typeof entry === 'string') {
    const pattern = compilation.patterns.resolve(entry, holder, place);
    return pattern === undefined ? undefined : { kind: 'answer', pattern };
  }
  if (isObject(entry) && entry.each !== undefined) return rows(compilation, entry, holder, place);
  return { kind: 'value', of: compileExpression(compilation, entry, holder, place) };
}

function rows(
  compilation: Compilation,
  { each, from, prefix, as }: JsonObject,
  holder: string,
  place: Place,
): ExportEntry | undefined {
  const at = within(place, 'each');
  const pattern = compilation.patterns.resolve(each, holder, at);
  if (pattern === undefined) return undefined;
  if (compilation.patterns.get(pattern)?.kind !== 'list') {
    const remedy = 'Name a record list, or give the pointer alone.';
    compilation.report.error(at, 'bad-export', `"${String(each)}" is not a list`, remedy);
    return undefined;
  }
  return {
    kind: 'rows',
    each: pattern,
    from: typeof from === 'number' ? from : 0,
    ...(typeof prefix === 'string' ? { prefix } : {}),
    as: compileExport(compilation, as, `${pattern}/*`, within(place, 'as')),
  };
}
