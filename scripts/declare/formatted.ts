import { run } from '../command/run.ts';

/**
 * Formats a text in the style of the project's files, and sorts its imports.
 *
 * @param cwd the folder of the project
 * @param path the path of the file within that folder; its extension determines the language
 * @throws {Error} when Biome cannot run
 */
export async function formatted(cwd: string, path: string, input: string): Promise<string> {
  const command = ['biome', 'check', '--write', '--linter-enabled=false'];
  const { code, output } = await run([...command, `--stdin-file-path=${path}`], {
    keep: true,
    cwd,
    input,
  });
  if (code !== 0) throw new Error(`Cannot format ${path}: ${output}`);
  return output;
}
