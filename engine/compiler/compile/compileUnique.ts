import type { JsonObject } from '../../definition/JsonSchema.ts';
import type { UniqueRule } from '../../definition/Plan.ts';
import type { Compilation } from '../source/Compilation.ts';
import { isObject, listOf, textsOf } from '../source/json.ts';
import { didYouMean, nearest } from '../source/nearest.ts';
import { type Place, within } from '../source/Reporter.ts';
import { keywordOf, sourcePlace } from '../source/Source.ts';

/**
 * Returns every `unique` of the form, from all of its nodes. An absolute path compares all values
 * of the form that match it, with `*` for rows. A path without a leading `/` compares the values
 * inside the object, or row, that has the keyword.
 */
export function compileUnique(compilation: Compilation): readonly UniqueRule[] {
  return compilation.patterns.all().flatMap(({ source, pattern }) => {
    const place = sourcePlace(source, 'unique');
    return listOf(keywordOf(source, 'unique')).flatMap((entry, index) =>
      isObject(entry) ? [uniqueRule(compilation, entry, pattern, within(place, index))] : [],
    );
  });
}

function uniqueRule(
  { patterns, report }: Compilation,
  entry: JsonObject,
  holder: string,
  at: Place,
): UniqueRule {
  const known = patterns.all().map(({ pattern }) => pattern);
  const written = textsOf(entry.paths);
  const isRelative = written.length > 0 && written.every((path) => !path.startsWith('/'));
  const paths = isRelative ? written.map((path) => `${holder}/${path}`) : written;
  for (const [index, path] of paths.entries()) {
    if (known.includes(path)) continue;
    const remedy = didYouMean(path, known, 'Write "/orders/*/PRN".');
    const place = within(at, 'paths', index);
    const subject = nearest(path, known) ?? path;
    report.error(place, 'unknown-pointer', `There is no field "${path}"`, remedy, subject);
  }
  const key = typeof entry.key === 'string' ? entry.key : '';
  if (key === '') report.error(at, 'no-message', 'This rule has no message', 'Give it a "key".');
  return { scope: isRelative ? holder : '', paths, ignore: textsOf(entry.ignore), key };
}
