import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The program that replaces `server/main.ts`. It answers every call, and exits on SIGTERM. */
const SERVER = `
import { createServer } from 'node:http';
const { env } = process;
process.on('SIGTERM', () => process.exit(BEHAVIOUR.endsWith));
if (BEHAVIOUR.refuses && !(env.SECRET_KEYS ?? '').startsWith(BEHAVIOUR.accepts)) {
  console.error(BEHAVIOUR.refuses[(env.SECRET_KEYS ?? '').split(':')[0]]);
  process.exit(BEHAVIOUR.refusesWith);
}
createServer((request, response) => {
  response.statusCode = BEHAVIOUR.status;
  response.end(JSON.stringify({ port: env.PORT, data: env.DATA_DIR, level: env.LOG_LEVEL, mode: env.MODE }));
}).listen(Number(env.PORT), '127.0.0.1');
`;

/** The behaviour of a fake server. */
export interface ServerBehaviour {
  /** The status of every answer; 200 by default. */
  readonly status?: number;
  /** The exit code after SIGTERM; 0 by default. */
  readonly endsWith?: number;
  /** The keys (`id:base64`) with which it starts; a prefix. Without it, it starts with all keys. */
  readonly accepts?: string;
  /** The error output for other keys, by their id. */
  readonly refuses?: Readonly<Record<string, string>>;
  /** The exit code for other keys; 1 by default. */
  readonly refusesWith?: number;
}

const NODE = process.execPath;
/** Ends a program that a failed test left running. */
const LIMIT = 'setTimeout(() => process.exit(), 30_000);\n';

/**
 * Replaces Node for child processes by a program that runs a fake server.
 *
 * @param folder a temporary folder for the program
 * @returns a function that restores Node
 */
export function replaceServer(folder: string, behaviour: ServerBehaviour = {}): () => void {
  const whole = { status: 200, endsWith: 0, refusesWith: 1, ...behaviour };
  return replaceNode(folder, `const BEHAVIOUR = ${JSON.stringify(whole)};\n${SERVER}`);
}

/**
 * Replaces Node for child processes by a program that runs a module, whatever its arguments are.
 *
 * @param folder a temporary folder for the program
 * @param source the text of the module
 * @returns a function that restores Node
 */
export function replaceNode(folder: string, source: string): () => void {
  const file = join(folder, 'server.mjs');
  writeFileSync(file, `${LIMIT}${source}`);
  const program = join(folder, 'node');
  writeFileSync(program, `#!/bin/sh\nexec "${NODE}" "${file}"\n`, { mode: 0o755 });
  process.execPath = program;
  return () => {
    process.execPath = NODE;
  };
}
