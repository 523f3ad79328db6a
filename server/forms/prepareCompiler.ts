import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildRules, type RulesModule } from './buildRules.ts';
import { hashOf } from './hashOf.ts';
import { PROJECT_ROOT } from './readFormFiles.ts';

/** What does not change while a process runs: the rule library and the compiler's own code. */
export interface PreparedCompiler {
  readonly rules: RulesModule;
  /** Other compiler code gives other output for the same form. */
  readonly fingerprint: string;
}

/** Prepares the compiler, once a process. @throws {Error} when its code cannot be read */
export function prepareCompiler(): Promise<PreparedCompiler> {
  prepared ??= prepare();
  return prepared;
}

let prepared: Promise<PreparedCompiler> | undefined;

async function prepare(): Promise<PreparedCompiler> {
  return { rules: await buildRules(), fingerprint: await engineFingerprint() };
}

async function engineFingerprint(): Promise<string> {
  const folder = join(PROJECT_ROOT, 'engine');
  const names = (await readdir(folder, { recursive: true }))
    .filter((n) => n.endsWith('.ts'))
    .sort();
  return hashOf(await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8'))));
}
