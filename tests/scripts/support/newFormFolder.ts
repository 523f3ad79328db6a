import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { newFormFiles } from '../../../scripts/forms/text/newFormFiles.ts';

/**
 * Writes the files of a new form.
 *
 * @param formsDir the folder of forms, which need not exist
 * @param edit changes the text of a file, by its path within the form's folder
 */
export async function newFormFolder(
  formsDir: string,
  code: string,
  edit: (path: string, text: string) => string = (_, text) => text,
): Promise<void> {
  for (const [path, text] of newFormFiles(code)) {
    const file = join(formsDir, code, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, edit(path, text));
  }
}
