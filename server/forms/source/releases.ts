import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The name of the list of released versions, in the folder of the forms. */
export const RELEASES_FILE = 'forms.lock.json';

/** The content hashes of released versions, by form code and version. */
export type Releases = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A version of a form, as compiled. */
export interface FormVersion {
  readonly code: string;
  readonly version: number;
  readonly contentHash: string;
}

/**
 * Reads the list of released versions in a folder of forms.
 *
 * @returns an empty list when there is no file
 * @throws {SyntaxError} when the list is not JSON or has another structure
 */
export async function readReleases(formsDir: string): Promise<Releases> {
  const file = join(formsDir, RELEASES_FILE);
  const text = await readFile(file, 'utf8').catch(() => '{}');
  const value = parsed(text);
  if (isReleases(value)) return value;
  throw new SyntaxError(
    `Cannot read ${file}: it must hold hashes by code and version, as npm run forms:publish writes`,
  );
}

/**
 * Returns the version number that a form needs, given the released versions.
 *
 * @returns the number to use instead, or `undefined` when the form is an unchanged released
 *   version, or newer than every released version
 */
export function versionNeeded(releases: Releases, form: FormVersion): number | undefined {
  const versions = Object.hasOwn(releases, form.code) ? (releases[form.code] ?? {}) : {};
  if (versions[form.version] === form.contentHash) return undefined;
  const newest = Math.max(0, ...Object.keys(versions).map(Number));
  return form.version > newest ? undefined : newest + 1;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const HASH = /^[0-9a-f]{64}$/;

function isReleases(value: unknown): value is Releases {
  return isRecord(value) && Object.values(value).every(isVersions);
}

function isVersions(value: unknown): boolean {
  return (
    isRecord(value) &&
    Object.entries(value).every(
      ([version, hash]) =>
        /^[1-9]\d*$/.test(version) && typeof hash === 'string' && HASH.test(hash),
    )
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
