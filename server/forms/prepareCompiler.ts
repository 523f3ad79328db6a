import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildRules, type RulesModule } from './buildRules.ts';
import { hashOf } from './hashOf.ts';
import { PROJECT_ROOT } from './readFormFiles.ts';

/** What does not change while a process runs: the rule library, and the code that judges forms. */
export interface PreparedCompiler {
  readonly rules: RulesModule;
  /** Other code may give another output, or another verdict, for the same form. */
  readonly fingerprint: string;
}

/** Prepares the compiler, once a process. @throws {Error} when its code cannot be read */
export function prepareCompiler(): Promise<PreparedCompiler> {
  prepared ??= prepare();
  return prepared;
}

let prepared: Promise<PreparedCompiler> | undefined;

async function prepare(): Promise<PreparedCompiler> {
  return { rules: await buildRules(), fingerprint: await codeFingerprint() };
}

/** What compiles and checks a form: code, meta-schemas, and the keys of the message catalogue. */
const JUDGES = ['engine', 'server/forms', 'schemas/meta', 'renderer/i18n/locales/en'];

async function codeFingerprint(): Promise<string> {
  const folders = await Promise.all(
    JUDGES.map(async (name) => {
      const folder = join(PROJECT_ROOT, name);
      const files = await readdir(folder, { recursive: true });
      return files.map((file) => join(folder, file));
    }),
  );
  const paths = folders.flat().filter((path) => /\.(?:ts|json)$/.test(path));
  return hashOf(await Promise.all(paths.sort().map((path) => readFile(path, 'utf8'))));
}
