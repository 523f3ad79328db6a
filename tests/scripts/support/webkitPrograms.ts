import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { WebKitPaths } from '../../../scripts/browsers/webkit.ts';

/**
 * The program that replaces WebKit's driver. It writes each command into `calls`. Its answers to
 * `/execute/async` are those of `ANSWERS`, by a part of the script.
 */
const DRIVER = `
import { appendFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
// Ends a program that a failed test left running.
setTimeout(() => process.exit(), 30_000);
const port = Number(process.argv[2].slice('--port='.length));
writeFileSync(FOLDER + '/display', process.env.DISPLAY);
const session = { sessionId: 'S1', capabilities: { browserVersion: '2.50' } };
createServer(async (request, response) => {
  const body = await text(request);
  appendFileSync(FOLDER + '/calls', [request.method, request.url, body].join(' ') + '\\n');
  const found = Object.entries(ANSWERS).find(([part]) => body.includes(part));
  const value = found?.[1] ?? (request.url === '/session' ? session : null);
  response.statusCode = value?.error ? 500 : 200;
  response.end(JSON.stringify({ value }));
}).listen(port, '127.0.0.1');
`;

/**
 * Writes programs that replace a virtual screen and WebKit's driver.
 *
 * @param answers the answers to commands, by a part of their body; one with `error` is a failure
 */
export function webkitPrograms(
  folder: string,
  answers: Readonly<Record<string, object>> = {},
): WebKitPaths {
  const file = join(folder, 'driver.mjs');
  const head = `const FOLDER = ${JSON.stringify(folder)};\nconst ANSWERS = ${JSON.stringify(answers)};\n`;
  writeFileSync(file, head + DRIVER);
  const write = (name: string, commands: string) => {
    const path = join(folder, name);
    writeFileSync(path, `#!/bin/sh\necho $$ >"${path}.pid"\n${commands}\n`, { mode: 0o755 });
    return path;
  };
  return {
    driver: write('driver', `exec "${process.execPath}" "${file}" "$@"`),
    screen: write('screen', 'echo 7; exec sleep 60'),
  };
}
