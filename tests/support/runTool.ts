import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What a program of the system said. */
export interface ToolAnswer {
  readonly code: number;
  /** Standard output and standard error. */
  readonly text: string;
}

/**
 * Runs a program of the system on some bytes.
 *
 * @param args `{file}` stands for the path of a file with the bytes, `{folder}` for its folder
 */
export function runTool(program: string, args: readonly string[], content: Uint8Array): ToolAnswer {
  const folder = mkdtempSync(join(tmpdir(), 'landform-'));
  try {
    const file = join(folder, 'document.pdf');
    writeFileSync(file, content);
    const given = args.map((arg) => arg.replace('{file}', file).replace('{folder}', folder));
    const { status, stdout, stderr, error } = spawnSync(program, given, {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    });
    if (error) throw error;
    return { code: status ?? -1, text: stdout + stderr };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
