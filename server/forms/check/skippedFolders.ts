import { isFormCode, skippedIn } from '../source/readFormFiles.ts';
import type { Finding } from './Finding.ts';
import { shownFolder } from './formSources.ts';

/** Returns the findings about folders among the forms that are skipped. */
export async function skippedFolders(formsDir: string): Promise<readonly Finding[]> {
  return (await skippedIn(formsDir)).flatMap((name) => nameFindings(formsDir, name));
}

/** Returns the findings about a folder that is skipped because of its name. */
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
