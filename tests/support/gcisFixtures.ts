import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT } from '../../server/config/projectRoot.ts';

/** One call of the payment service, derived from the tables of the specification. */
export interface GcisFixture {
  readonly source: string;
  readonly call: string;
  readonly request: Readonly<Record<string, unknown>>;
  readonly response: Readonly<Record<string, unknown>>;
}

const FOLDER = join(PROJECT_ROOT, 'tests/fixtures/gcis');

/** Every fixture, by its file name. */
export const GCIS_FIXTURES: readonly (readonly [string, GcisFixture])[] = readdirSync(FOLDER).map(
  (file) => [file, JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as GcisFixture],
);

/** Returns a message with each value replaced by its type. An array keeps only its first entry. */
export function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map(shapeOf);
  if (typeof value !== 'object' || value === null) return typeof value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, shapeOf(each)]));
}
