import { isFormCode, skippedIn } from '../source/readFormFiles.ts';
import type { Finding } from './Finding.ts';
import { shownFolder } from './shownFolder.ts';

/** Returns a finding for each folder of the forms directory that the server skips. */
export async function skippedFolders(formsDir: string): Promise<readonly Finding[]> {
  return (await skippedIn(formsDir)).flatMap((name) => nameFindings(formsDir, name));
}

/** Returns a finding if the server skips a folder because of its name. */
export function nameFindings(formsDir: string, name: string): readonly Finding[] {
  if (isFormCode(name)) return [];
  return [
    {
      file: shownFolder(formsDir, name),
      line: 1,
      column: 1,
      severity: 'warning',
      code: 'skipped-folder',
      message: `The server skips this folder: "${name}" is not a form code`,
      remedy: 'Use up to twenty capitals and digits, or start the name with a dot.',
    },
  ];
}
