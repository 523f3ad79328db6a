import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../../scripts/run.ts';

/** How a command ended, and what it printed. */
export interface EndedCommand {
  readonly code: number;
  readonly output: string;
}

/**
 * Runs one of the project's commands as `npm run` does.
 *
 * @param script its file in `scripts`
 * @param env variables beside those of the tests
 */
export function runCommand(
  script: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<EndedCommand> {
  return new Promise((done) => {
    execFile(
      process.execPath,
      [join(ROOT, 'scripts', script), ...args],
      { env: { ...process.env, ...env } },
      (error, stdout, stderr) => done({ code: Number(error?.code ?? 0), output: stdout + stderr }),
    );
  });
}
