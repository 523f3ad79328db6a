import { mkdir, readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PROJECT_ROOT } from '../../config/projectRoot.ts';
import { hashOf } from '../source/hashOf.ts';
import type { RulesModule } from './buildRules.ts';
import { writeWhole } from './writeCompressed.ts';

/**
 * The parts that do not change while a process runs: the rule library, and the code that checks
 * forms.
 */
export interface PreparedCompiler {
  readonly rules: RulesModule;
  /**
   * Hash of the code that compiles and checks forms. Other code may give other results for the same
   * form.
   */
  readonly fingerprint: string;
}

/** Prepares the compiler, once per process. @throws {Error} when its code cannot be read */
export function prepareCompiler(): Promise<PreparedCompiler> {
  prepared ??= prepare();
  return prepared;
}

let prepared: Promise<PreparedCompiler> | undefined;

/** The file of the last bundled rule library, with the fingerprint of its source code. */
export const PREPARED_FILE = join(PROJECT_ROOT, 'build/rules.json');

async function prepare(): Promise<PreparedCompiler> {
  const fingerprint = await codeFingerprint();
  const known = await readPrepared();
  if (known?.fingerprint === fingerprint) return known;
  const fresh = { rules: await bundleRules(), fingerprint };
  // If the folder is read-only, the next process bundles the rules again.
  await keepPrepared(fresh).catch(() => undefined);
  return fresh;
}

async function keepPrepared(fresh: PreparedCompiler): Promise<void> {
  await mkdir(dirname(PREPARED_FILE), { recursive: true });
  await writeWhole(PREPARED_FILE, Buffer.from(JSON.stringify(fresh)));
}

/** Reads the file. If it is missing or truncated, the rules are bundled again. */
async function readPrepared(): Promise<PreparedCompiler | undefined> {
  try {
    return JSON.parse(await readFile(PREPARED_FILE, 'utf8')) as PreparedCompiler;
  } catch {
    return undefined;
  }
}

/**
 * Bundles the rules. Loads the bundler only when needed, because an installed portal has no
 * bundler.
 */
async function bundleRules(): Promise<RulesModule> {
  const { buildRules } = await import('./buildRules.ts').catch((cause: unknown) => {
    const why =
      'Cannot bundle the rule library: it was built from other code, and no bundler is installed';
    throw new Error(`${why}. Run npm run build in the project and install build/portal again`, {
      cause,
    });
  });
  return buildRules();
}

/**
 * The folders that affect how a form is compiled and checked: code, meta-schemas and the message
 * catalogue.
 */
const CHECKING_FOLDERS = ['engine', 'server/forms', 'schemas/meta', 'renderer/i18n/locales/en'];

async function codeFingerprint(): Promise<string> {
  const folders = await Promise.all(
    CHECKING_FOLDERS.map(async (name) => {
      const folder = join(PROJECT_ROOT, name);
      const files = await readdir(folder, { recursive: true });
      return files.map((file) => join(folder, file));
    }),
  );
  const paths = folders.flat().filter((path) => /\.(?:ts|json)$/.test(path));
  return hashOf(await Promise.all(paths.sort().map((path) => readFile(path, 'utf8'))));
}
