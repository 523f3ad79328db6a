import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { ROOT } from '../command/run.ts';

/**
 * Reads the TypeScript files of a folder, without declaration files.
 *
 * @param folder the path from the root, such as `server`
 * @returns the text by path from the root, such as `server/app.ts`, in the order of the paths
 */
export function readSources(folder: string): Map<string, string> {
  const paths = globSync(`${folder}/**/*.{ts,tsx}`, { cwd: ROOT })
    .filter((path) => !path.endsWith('.d.ts'))
    .map((path) => path.split(sep).join('/'))
    .sort();
  return new Map(paths.map((path) => [path, readFileSync(join(ROOT, path), 'utf8')]));
}
