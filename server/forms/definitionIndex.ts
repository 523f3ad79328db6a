import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LANGUAGES } from '#engine';
import type { FormRemarks } from '../ports/FormCatalogue.ts';
import { definitionFiles } from './definitionFiles.ts';
import type { FormVersion } from './releases.ts';

/** What is remembered of a form that was checked and compiled. */
export interface IndexEntry extends FormVersion {
  /** Of everything that its definition and its verdict hang on, but for the day. */
  readonly fingerprint: string;
  /** The day, in Hong Kong, of the verdict: tables and windows come into force and go out of it. */
  readonly checkedOn: string;
  readonly hash: string;
  readonly rules: string;
  /** What the check said of it, short of an error. */
  readonly remarks: Omit<FormRemarks, 'code'>;
}

/** What is remembered of all forms, by code. */
export type DefinitionIndex = Readonly<Record<string, IndexEntry>>;

const INDEX = 'index.json';

/** An index that is missing or was cut short only means that everything is compiled again. */
export async function readIndex(folder: string): Promise<DefinitionIndex> {
  try {
    return JSON.parse(await readFile(join(folder, INDEX), 'utf8')) as DefinitionIndex;
  } catch {
    return {};
  }
}

/** Nothing is written when nothing changed, so that the folder may be read-only. */
export async function writeIndex(
  folder: string,
  before: DefinitionIndex,
  after: DefinitionIndex,
): Promise<void> {
  const text = JSON.stringify(after, null, 2);
  if (text !== JSON.stringify(before, null, 2)) await writeFile(join(folder, INDEX), `${text}\n`);
}

/** Whether every file of a remembered definition is still there. */
export function isComplete(folder: string, { code, hash, rules }: IndexEntry): boolean {
  const { plan, validator, conditions, texts } = definitionFiles(code, hash);
  const names = [plan, validator, conditions, rules, ...LANGUAGES.map((lang) => texts[lang])];
  return names.every((name) => existsSync(join(folder, name)));
}
