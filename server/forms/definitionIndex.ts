import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LANGUAGES } from '#engine';
import type { FormRemarks } from '../ports/forms/FormCatalogue.ts';
import { definitionFiles } from './definitionFiles.ts';
import type { FormVersion } from './source/releases.ts';

/** The record of a form that was checked and compiled. */
export interface IndexEntry extends FormVersion {
  /** Fingerprint of everything that affects the definition and its check, except the day. */
  readonly fingerprint: string;
  /** Day of the check in Hong Kong, because tables and time windows depend on the day. */
  readonly checkedOn: string;
  readonly hash: string;
  readonly rules: string;
  /** Findings of the check that are not errors. */
  readonly remarks: Omit<FormRemarks, 'code'>;
}

/** The records of all forms, by code. */
export type DefinitionIndex = Readonly<Record<string, IndexEntry>>;

const INDEX = 'index.json';

/** Reads the index. If it is missing or truncated, everything is compiled again. */
export async function readIndex(folder: string): Promise<DefinitionIndex> {
  try {
    return JSON.parse(await readFile(join(folder, INDEX), 'utf8')) as DefinitionIndex;
  } catch {
    return {};
  }
}

/** Writes the index. Writes nothing when nothing changed, so that the folder may be read-only. */
export async function writeIndex(
  folder: string,
  before: DefinitionIndex,
  after: DefinitionIndex,
): Promise<void> {
  const text = JSON.stringify(after, null, 2);
  if (text !== JSON.stringify(before, null, 2)) await writeFile(join(folder, INDEX), `${text}\n`);
}

/** Checks whether every file of a recorded definition still exists. */
export function isComplete(folder: string, { code, hash, rules }: IndexEntry): boolean {
  const { plan, validator, conditions, texts } = definitionFiles(code, hash);
  const names = [plan, validator, conditions, rules, ...LANGUAGES.map((lang) => texts[lang])];
  return names.every((name) => existsSync(join(folder, name)));
}
