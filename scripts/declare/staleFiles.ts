import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Returns a sentence for each generated file that is missing or has different content.
 *
 * @param root the folder of the project
 * @param files the wanted content by path from the root
 */
export async function staleFiles(
  root: string,
  files: ReadonlyMap<string, string>,
): Promise<readonly string[]> {
  const faults = await Promise.all(
    [...files].map(async ([path, text]) => {
      const found = await readFile(join(root, path), 'utf8').catch(() => undefined);
      return found === text ? [] : [`${path} is stale: run node scripts/generate-types.ts`];
    }),
  );
  return faults.flat();
}
