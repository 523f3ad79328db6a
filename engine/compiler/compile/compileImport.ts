import type { ImportedAnswer, ImportPlan } from '../../definition/ImportPlan.ts';
import type { Json, JsonObject } from '../../definition/JsonSchema.ts';
import { segmentsOf } from '../../values/pointer.ts';
import type { Compilation } from '../source/Compilation.ts';
import { isObject, listOf, objectOf } from '../source/json.ts';
import { type Place, within } from '../source/Reporter.ts';

/**
 * Compiles the answers that a form may import from files of other forms. Every target must be a
 * field of this form.
 */
export function compileImport(
  compilation: Compilation,
  source: Json | undefined,
  place: Place,
): readonly ImportPlan[] {
  return listOf(source).flatMap((entry, index) =>
    isObject(entry) ? [importPlan(compilation, entry, within(place, index))] : [],
  );
}

function importPlan(compilation: Compilation, entry: JsonObject, place: Place): ImportPlan {
  const { patterns, report } = compilation;
  const at = within(place, 'into');
  const into = entry.into === undefined ? undefined : patterns.resolve(entry.into, '', at);
  if (into !== undefined && patterns.get(into)?.kind !== 'list') {
    const message = `"${String(entry.into)}" is not a list`;
    report.error(at, 'bad-import', message, 'Name a record list, or leave "into" out.');
  }
  const map = Object.entries(objectOf(entry.map)).flatMap(([to, from]) =>
    importedAnswer(compilation, into, to, from, within(place, 'map', to)),
  );
  return {
    formCode: typeof entry.formCode === 'string' ? entry.formCode : '',
    minVersion: typeof entry.minVersion === 'number' ? entry.minVersion : 1,
    ...(into === undefined ? {} : { into }),
    map,
  };
}

function importedAnswer(
  { patterns, report }: Compilation,
  into: string | undefined,
  to: string,
  from: Json,
  place: Place,
): readonly ImportedAnswer[] {
  const isInRow = !to.startsWith('/');
  if (isInRow && into === undefined) {
    const remedy = 'Name the list in "into", or begin the target with /.';
    report.error(place, 'bad-import', `"${to}" belongs to a row, but "into" names no list`, remedy);
    return [];
  }
  const holder = isInRow ? `${into}/*` : '';
  const pattern = patterns.resolve(to, holder, place);
  if (pattern === undefined || typeof from !== 'string') return [];
  return [{ to: segmentsOf(pattern.slice(holder.length)), isInRow, from: segmentsOf(from) }];
}
