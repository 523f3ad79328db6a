import { isFormCode, skippedIn } from '../readFormFiles.ts';
import type { Finding } from './Finding.ts';
import { shownFolder } from './formSources.ts';

/** What is to be said of the folders that stand among the forms and are passed over. */
export async function skippedFolders(formsDir: string): Promise<readonly Finding[]> {
  return (await skippedIn(formsDir)).flatMap((name) => nameFindings(formsDir, name));
}

/** Whether a folder is passed over because of its name. */
export function nameFindings(formsDir: string, name: string): readonly Finding[] {
  if (isFormCode(name)) return [];
  return [
    {
      file: shownFolder(formsDir, name),
      line: 1,
      column: 1,
      severity: 'warning',
      code: 'skipped-folder',
      message: `This folder is no form to the server: "${name}" is no form code`,
      remedy: 'Name it with capitals and digits, twenty at most, or begin its name with a dot.',
    },
  ];
}
