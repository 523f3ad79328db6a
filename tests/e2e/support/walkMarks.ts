import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '#engine';

const FOLDER = 'build/walks';

/** The folders that a walk depends on, in addition to the form itself. */
const ROOMS = ['engine', 'renderer', 'server', 'schemas', 'tests/e2e'];

/** A completed walk, recorded so that an interrupted run can continue after it. */
export interface WalkMark {
  readonly code: string;
  readonly language: Language;
  /** Hash of everything that the walk depends on; a different hash makes the walk run again. */
  readonly key: string;
  readonly seconds: number;
  /** Milliseconds from each Next to the painted next step. */
  readonly switches: readonly number[];
}

/** Records a walk. */
export function markWalk(mark: Omit<WalkMark, 'key'>): void {
  mkdirSync(FOLDER, { recursive: true });
  const text = JSON.stringify({ ...mark, key: walkKey(mark.code) });
  writeFileSync(markFile(mark.code, mark.language), `${text}\n`);
}

/** Checks whether this walk was already completed with the same sources. */
export function isMarked(code: string, language: Language): boolean {
  const file = markFile(code, language);
  if (!existsSync(file)) return false;
  return (JSON.parse(readFileSync(file, 'utf8')) as WalkMark).key === walkKey(code);
}

/** Returns the recorded walks, whatever their sources. */
export function walkMarks(folder = FOLDER): readonly WalkMark[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as WalkMark);
}

/**
 * Checks whether an earlier run already did this walk. The check runs once, because marks change
 * while workers read the test files again. The workers get the result from the environment.
 *
 * @param name name of the walk
 * @param isDone checks the marks
 */
export function wasDone(name: string, isDone: () => boolean): boolean {
  if (process.env.WALK_RESUME !== 'true') return false;
  const variable = `WALKED_${name.replace(/\W/g, '_')}`;
  process.env[variable] ??= String(isDone());
  return process.env[variable] === 'true';
}

function markFile(code: string, language: Language): string {
  return join(FOLDER, `${code}.${language}.json`);
}

/** Returns the hash of everything that a form's walks depend on; a new hash repeats the walks. */
export function walkKey(code: string): string {
  rooms ??= fingerprint(ROOMS);
  return `${rooms}-${fingerprint([join('forms', code)])}`;
}

let rooms: string | undefined;

function fingerprint(folders: readonly string[]): string {
  const hash = createHash('sha256');
  for (const folder of folders) {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile()).map(pathOf);
    for (const file of files.sort()) hash.update(file).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 16);
}

function pathOf(entry: { readonly parentPath: string; readonly name: string }): string {
  return join(entry.parentPath, entry.name);
}
