import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { type CompiledForm, compileForm, type FormFiles, type SharedFiles } from '#compiler';
import { formCodesIn, readForm } from '../server/forms/source/readFormFiles.ts';
import { SMALL_STEP } from '../stories/support/forms/smallStep.ts';

export const ROOT = resolve(import.meta.dirname, '..');

/** A small form of a story, as its JSON file defines it. */
export interface SmallForm {
  readonly properties: Readonly<Record<string, FormFiles['schema']>>;
  readonly required?: readonly string[];
  readonly ui?: FormFiles['ui'];
  readonly texts: FormFiles['locales'];
}

/** A sample: answers with the expected results of the form, as in `samples/*.json`. */
export interface SampleFile {
  readonly name: string;
  readonly now: string;
  readonly formData: Readonly<Record<string, unknown>>;
  readonly errors: readonly { readonly path: string }[];
}

const SMALL_FORMS = 'stories/forms';
const RULES = join(ROOT, 'engine/rules/library.ts');
const NOW = '2026-11-20T10:00:00+08:00';
/** The folder of all form folders. */
export const FORMS = join(ROOT, 'forms');

/** Returns the codes of the registered forms, each the name of its folder. */
export function formCodes(): Promise<readonly string[]> {
  return formCodesIn(FORMS);
}

/** Returns the names of the small forms of `stories/forms`. */
export async function smallFormNames(): Promise<readonly string[]> {
  const names = await readdir(join(ROOT, SMALL_FORMS));
  return names.filter((name) => name.endsWith('.json')).map((name) => basename(name, '.json'));
}

/** Returns the path of a small form. */
export function smallFormFile(name: string): string {
  return join(ROOT, SMALL_FORMS, `${name}.json`);
}

/** Returns the files of a form's folder, for a watcher. */
export async function filesOf(code: string): Promise<readonly string[]> {
  const folder = join(FORMS, code);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

/** Reads a small form as a form folder: one step with every field. */
export async function readSmallForm(name: string): Promise<FormFiles> {
  const text = await readFile(smallFormFile(name), 'utf8');
  // The file's JSON is not validated here, because the compiler checks every part of it.
  const { properties, required = [], ui = {}, texts } = JSON.parse(text) as SmallForm;
  return {
    code: name,
    schema: { type: 'object', required: [...required], properties },
    ui,
    locales: texts,
    manifest: {
      code: name,
      version: 1,
      screenId: name,
      skipAckEmail: true,
      submissionType: 'NO_ESUBM',
      steps: [{ ...SMALL_STEP, fields: Object.keys(properties).map((key) => `/${key}`) }],
    },
  };
}

/**
 * Reads a form's folder.
 *
 * @returns `undefined` when its manifest or its schema is missing or is not JSON
 */
export async function readFolder(code: string): Promise<FormFiles | undefined> {
  const { files } = await readForm(FORMS, code);
  return files;
}

/**
 * Compiles a form with the portal's own compiler. The diagnostics of the result contain the form's
 * errors.
 */
export function compileStory(files: FormFiles, shared: SharedFiles): CompiledForm {
  return compileForm(files, shared, {
    digest: (text) => createHash('sha256').update(text).digest('hex'),
    rulesModule: RULES,
  });
}

/**
 * Reads the samples of a form in order of name, but `full` first, because it has the most answers.
 */
export async function readSamples(code: string): Promise<readonly SampleFile[]> {
  const samples = join(FORMS, code, 'samples');
  const files = await readdir(samples).catch(() => []);
  const names = files.map((file) => basename(file, '.json')).sort();
  const ordered = [
    ...names.filter((name) => name === 'full'),
    ...names.filter((n) => n !== 'full'),
  ];
  return Promise.all(ordered.map((name) => readSample(samples, name)));
}

async function readSample(folder: string, name: string): Promise<SampleFile> {
  const text = await readFile(join(folder, `${name}.json`), 'utf8');
  // `forms:check` has validated the structure of the sample.
  const { now = NOW, formData = {}, errors = [] } = JSON.parse(text) as Partial<SampleFile>;
  return { name, now, formData, errors };
}
