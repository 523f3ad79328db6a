import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The output of a system program. */
export interface ToolAnswer {
  readonly code: number;
  /** Standard output and standard error. */
  readonly text: string;
}

/**
 * Runs a system program on some bytes.
 *
 * @param args `{file}` is replaced by the path of a file with the bytes, `{folder}` by its folder
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

/**
 * Runs openssl on existing files.
 *
 * @throws {Error} with the error output of openssl, when openssl fails
 */
export function openssl(args: readonly string[]): void {
  const { status, stderr, error } = spawnSync('openssl', args, { encoding: 'utf8' });
  if (error) throw error;
  if (status !== 0) throw new Error(`openssl ${args.slice(0, 2).join(' ')} failed: ${stderr}`);
}

/** Runs openssl on existing files and returns its output, even if openssl fails. */
export function opensslSays(args: readonly string[]): string {
  const { stdout, stderr, error } = spawnSync('openssl', args, { encoding: 'utf8' });
  if (error) throw error;
  return stdout + stderr;
}
