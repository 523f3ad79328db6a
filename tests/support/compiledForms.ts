import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT } from '../../server/config/projectRoot.ts';
import { compileAll } from '../../server/forms/compileAll.ts';

/** The folder where `npm start` stores compiled forms. */
const DEFINITIONS = join(PROJECT_ROOT, 'build/definitions');

/**
 * Copies every compiled form of the project into a folder for `DEFINITIONS_DIR`. A test's portal
 * then need not check and compile the forms again. The forms are compiled once, and again after a
 * change.
 *
 * @returns the folder
 */
export async function withCompiledForms(folder: string): Promise<string> {
  await compileAll({ formsDirs: [join(PROJECT_ROOT, 'forms')], definitionsDir: DEFINITIONS });
  cpSync(DEFINITIONS, folder, { recursive: true });
  return folder;
}
