import { getLocation } from 'jsonc-parser';
import type { Finding } from '../../../server/forms/check/Finding.ts';
import { type JsonSource, readJsonSource } from '../../../server/forms/source/JsonSource.ts';

/** The texts of a schema: as its author wrote it, and as it would be written. */
interface SchemaTexts {
  /** Path of the schema in findings. */
  readonly file: string;
  readonly source: string;
  readonly written: string;
}

/**
 * Returns findings about files that were not written, at the places of the author's schema. When
 * the schema has findings, those of the other files follow from them and are left out.
 *
 * @param findings findings of the files that would be written
 */
export function placedInSource(
  findings: readonly Finding[],
  { file, source, written }: SchemaTexts,
): readonly Finding[] {
  const own = findings.filter((finding) => finding.file === file);
  if (own.length === 0) return findings;
  const starts = lineStarts(written);
  const author = readJsonSource(source);
  return own.map((finding) => {
    const offset = (starts[finding.line - 1] ?? 0) + finding.column - 1;
    return { ...finding, ...placeOf(author, written, offset) };
  });
}

/** Returns the place in the author's schema of what begins at an offset of the other text. */
function placeOf(author: JsonSource, written: string, offset: number) {
  // The character after a quote or a bracket belongs to the key or the value that begins there.
  const { path, isAtPropertyKey } = getLocation(written, offset + 1);
  const steps = path.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`);
  return author.placeOf(steps.join(''), isAtPropertyKey ? 'key' : 'value');
}

function lineStarts(text: string): readonly number[] {
  return [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
}
