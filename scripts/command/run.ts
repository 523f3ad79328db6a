import { spawn } from 'node:child_process';
import { delimiter, resolve } from 'node:path';

/** The project's folder. */
export const ROOT = resolve(import.meta.dirname, '../..');

/** The exit code of a command, and its output if it was collected. */
export interface Ended {
  readonly code: number;
  readonly output: string;
}

/**
 * Runs a command of the project, with the project's own Node and tools first on the path.
 *
 * @param command the program and its arguments
 * @param options `keep`: collect the output instead of showing it; `env`: additional variables;
 *   `cwd`: the working folder, by default the project's; `input`: text for the command's standard
 *   input
 * @returns the exit code and the output; the code is 127 for a program that cannot start
 */
export function run(
  command: readonly string[],
  options: {
    readonly keep?: boolean;
    readonly env?: NodeJS.ProcessEnv;
    readonly cwd?: string;
    readonly input?: string;
  } = {},
): Promise<Ended> {
  const [program = '', ...args] = command;
  const path = [resolve(ROOT, 'node_modules/.bin'), process.env.PATH].join(delimiter);
  const shown = options.keep ? 'pipe' : 'inherit';
  const child = spawn(program, args, {
    cwd: options.cwd ?? ROOT,
    env: { ...process.env, ...options.env, PATH: path },
    stdio: [options.input === undefined ? 'ignore' : 'pipe', shown, shown],
  });
  let output = '';
  const collect = (chunk: string) => {
    output += chunk;
  };
  child.stdout?.setEncoding('utf8').on('data', collect);
  child.stderr?.setEncoding('utf8').on('data', collect);
  // A program that exits before it has read all input reports that by its exit code.
  child.stdin?.on('error', () => undefined).end(options.input);
  return new Promise((done) => {
    child.on('error', (error) => done({ code: 127, output: error.message }));
    child.on('close', (code) => done({ code: code ?? 1, output }));
  });
}

/** Writes one line to the terminal. */
export function say(line = ''): void {
  process.stdout.write(`${line}\n`);
}
