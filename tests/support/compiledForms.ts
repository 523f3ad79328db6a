import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { compileAll } from '../../server/forms/compileAll.ts';
import { PROJECT_ROOT } from '../../server/projectRoot.ts';

/** Where `npm start` keeps what it has compiled. */
const DEFINITIONS = join(PROJECT_ROOT, 'build/definitions');

/**
 * Puts every form of the project, compiled, into a folder for `DEFINITIONS_DIR`: a portal that a test
 * starts need not check and compile them all again. They are compiled once, and again when one changed.
 *
 * @returns the folder
 */
export async function withCompiledForms(folder: string): Promise<string> {
  await compileAll({ formsDirs: [join(PROJECT_ROOT, 'forms')], definitionsDir: DEFINITIONS });
  cpSync(DEFINITIONS, folder, { recursive: true });
  return folder;
}
