import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../../scripts/command/run.ts';

/** The exit code and the output of a command. */
export interface EndedCommand {
  readonly code: number;
  readonly output: string;
}

/**
 * Runs one of the project's commands like `npm run`.
 *
 * @param script file name of the command in `scripts`
 * @param env variables in addition to those of the tests
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
