import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generatedFiles } from './generatedFiles.ts';
import { staleFiles } from './staleFiles.ts';

/**
 * Writes the tables generated from the declared widgets and rule keywords, or checks that they are
 * current. It imports only the declarations, so that it can repair a table that lists a missing
 * file.
 *
 * @param root the folder of the project
 * @param check whether to only check the tables, without writing any
 * @returns a sentence for each fault of the declarations, or for each stale table
 * @throws {Error} when a declaration cannot be imported, or Biome cannot run
 */
export async function refreshTables(root: string, check: boolean): Promise<readonly string[]> {
  const { files, faults } = await generatedFiles(root);
  if (faults.length > 0) return faults;
  if (check) return staleFiles(root, files);
  for (const [path, text] of files) await writeFile(join(root, path), text);
  return [];
}
