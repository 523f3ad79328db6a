import { isDeepStrictEqual } from 'node:util';
import type { SharedFiles } from '#compiler';
import type { Difference, FormInVersion } from './FormInVersion.ts';

/** Maximum length of a value that is shown completely. */
const SHOWN_CHARACTERS = 60;

/** Properties that do not concern applicants, or that are compared elsewhere. */
const SKIPPED = new Set(['$schema', '$comment', 'version', 'migrations', 'locales']);

/**
 * Compares the JSON of two versions, file by file and pointer by pointer: rules, conditions, steps,
 * fees, signatures, layout, shared blocks and tables. Ignores the order of properties.
 * `compareAnswers` compares added and removed fields, `compareTexts` the texts.
 */
export function compareSources(
  earlier: FormInVersion,
  later: FormInVersion,
): readonly Difference[] {
  const [before, after] = [sourcesOf(earlier), sourcesOf(later)];
  return Object.keys({ ...before, ...after }).flatMap((file) =>
    differencesIn(before[file], after[file], `${file} `),
  );
}

/** Returns the form's sources and its shared files. */
function sourcesOf({ files, shared }: FormInVersion): Readonly<Record<string, unknown>> {
  const { manifest, schema, ui } = files;
  return { 'manifest.json': manifest, 'schema.json': schema, 'ui.json': ui, ...named(shared) };
}

function named({ defs, tables }: SharedFiles): Readonly<Record<string, unknown>> {
  return { ...prefixed('defs', defs), ...prefixed('tables', tables) };
}

function prefixed(folder: string, files: object): Readonly<Record<string, unknown>> {
  const entries = Object.entries(files).map(([name, file]) => [`${folder}/${name}`, file] as const);
  return Object.fromEntries(entries);
}

function differencesIn(before: unknown, after: unknown, at: string): readonly Difference[] {
  if (isDeepStrictEqual(before, after)) return [];
  const [was, is] = [partsOf(before), partsOf(after)];
  if (!was || !is || !isAlike(before, after))
    return isField(at) ? [] : [changed(before, after, at)];
  return Object.keys({ ...was, ...is })
    .filter((name) => !SKIPPED.has(name))
    .flatMap((name) => differencesIn(was[name], is[name], `${at}/${name}`));
}

function partsOf(value: unknown): Readonly<Record<string, unknown>> | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  return value as Readonly<Record<string, unknown>>;
}

/**
 * Checks for two objects, or two lists of the same length. The entries of lists of different length
 * do not correspond.
 */
function isAlike(before: unknown, after: unknown): boolean {
  if (!Array.isArray(before) || !Array.isArray(after)) {
    return Array.isArray(before) === Array.isArray(after);
  }
  return before.length === after.length;
}

/** Checks whether a pointer is that of a field, which only one version has. */
function isField(at: string): boolean {
  return /\/properties\/[^/]+$/.test(at);
}

function changed(before: unknown, after: unknown, at: string): Difference {
  const message = `was ${shown(before)}, is ${shown(after)}`;
  return { level: 'compatible', at, message };
}

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'absent';
  return text.length > SHOWN_CHARACTERS ? `${text.slice(0, SHOWN_CHARACTERS)}…` : text;
}
