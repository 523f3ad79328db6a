import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Json } from '#engine';
import { type ConformanceCase, DRAFTS, type Draft } from './ConformanceCase.ts';

/** A file of cases, one for each keyword. */
interface CaseFile {
  readonly keyword: string;
  readonly groups: readonly {
    readonly title: string;
    /** Definitions are under `$defs` in the cases of all drafts. */
    readonly schema: Json;
    readonly valid: readonly Json[];
    readonly invalid: readonly Json[];
    /** The drafts that have the keyword; all by default. */
    readonly drafts?: readonly Draft[];
  }[];
}

const FOLDER = join(import.meta.dirname, 'cases');

/**
 * Reads the cases of every keyword, once for each draft that has the keyword.
 *
 * @param folder folder of the JSON files; the project's own cases by default
 * @throws {Error} when a file cannot be read
 */
export function readCases(folder = FOLDER): readonly ConformanceCase[] {
  const files = readdirSync(folder).sort();
  return files.flatMap((name) => {
    const { keyword, groups } = JSON.parse(readFileSync(join(folder, name), 'utf8')) as CaseFile;
    return groups.flatMap(({ title, schema, valid, invalid, drafts = DRAFTS }) =>
      drafts.map((draft) => ({
        draft,
        keyword,
        title,
        schema: ofDraft(schema, draft),
        values: [
          ...valid.map((value) => ({ value, isValid: true })),
          ...invalid.map((value) => ({ value, isValid: false })),
        ],
      })),
    );
  });
}

/** Returns a schema with the name that definitions have in its draft. */
function ofDraft(schema: Json, draft: Draft): Json {
  if (draft !== 'draft-07') return schema;
  return JSON.parse(JSON.stringify(schema).replaceAll('$defs', 'definitions')) as Json;
}
