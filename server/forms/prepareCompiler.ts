import { mkdir, readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PROJECT_ROOT } from '../projectRoot.ts';
import type { RulesModule } from './buildRules.ts';
import { hashOf } from './hashOf.ts';
import { writeWhole } from './writeCompressed.ts';

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

/** The rule library as it was bundled last, with the fingerprint of the code that it came from. */
export const PREPARED_FILE = join(PROJECT_ROOT, 'build/rules.json');

async function prepare(): Promise<PreparedCompiler> {
  const fingerprint = await codeFingerprint();
  const known = await readPrepared();
  if (known?.fingerprint === fingerprint) return known;
  const fresh = { rules: await bundleRules(), fingerprint };
  // A folder that cannot be written only means that the next process bundles them again.
  await keepPrepared(fresh).catch(() => undefined);
  return fresh;
}

async function keepPrepared(fresh: PreparedCompiler): Promise<void> {
  await mkdir(dirname(PREPARED_FILE), { recursive: true });
  await writeWhole(PREPARED_FILE, Buffer.from(JSON.stringify(fresh)));
}

/** A file that is missing or was cut short only means that the rules are bundled again. */
async function readPrepared(): Promise<PreparedCompiler | undefined> {
  try {
    return JSON.parse(await readFile(PREPARED_FILE, 'utf8')) as PreparedCompiler;
  } catch {
    return undefined;
  }
}

/** The bundler is loaded only when there is something to bundle: an installed portal has none. */
async function bundleRules(): Promise<RulesModule> {
  const { buildRules } = await import('./buildRules.ts').catch((cause: unknown) => {
    const why =
      'Cannot bundle the rule library: it is not of this code, and there is no bundler here';
    throw new Error(`${why}. Run npm run build in the project and install build/portal again`, {
      cause,
    });
  });
  return buildRules();
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
