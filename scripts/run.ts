import { spawn } from 'node:child_process';
import { delimiter, resolve } from 'node:path';

/** The project's folder. */
export const ROOT = resolve(import.meta.dirname, '..');

/** How a command ended, and what it printed when its output was kept. */
export interface Ended {
  readonly code: number;
  readonly output: string;
}

/**
 * Runs one command of the project with the project's own Node and tools first on the path.
 *
 * @param command the program and its arguments
 * @param options `keep`: collect the output instead of showing it; `env`: further variables; `cwd`:
 *   another folder than the project's
 * @returns how it ended; a program that cannot be started ends with code 127
 */
export function run(
  command: readonly string[],
  options: {
    readonly keep?: boolean;
    readonly env?: NodeJS.ProcessEnv;
    readonly cwd?: string;
  } = {},
): Promise<Ended> {
  const [program = '', ...args] = command;
  const path = [resolve(ROOT, 'node_modules/.bin'), process.env.PATH].join(delimiter);
  const child = spawn(program, args, {
    cwd: options.cwd ?? ROOT,
    env: { ...process.env, ...options.env, PATH: path },
    stdio: ['ignore', options.keep ? 'pipe' : 'inherit', options.keep ? 'pipe' : 'inherit'],
  });
  let output = '';
  const collect = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout?.on('data', collect);
  child.stderr?.on('data', collect);
  return new Promise((done) => {
    child.on('error', (error) => done({ code: 127, output: error.message }));
    child.on('close', (code) => done({ code: code ?? 1, output }));
  });
}

/** Writes one line to the terminal. */
export function say(line = ''): void {
  process.stdout.write(`${line}\n`);
}
