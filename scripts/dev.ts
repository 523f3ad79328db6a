/**
 * `npm run dev`: runs the server, which restarts when its code changes, and Vite in front of it on
 * http://localhost:5173 (`DEV_PORT`). After a form's JSON is saved, the open page shows the change
 * and keeps the typed answers. The page and the terminal show the errors of the form. The playground
 * is built once, because its policy allows no code of Vite's development server.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'vite';
import { ConfigError, readConfig } from '../server/config/config.ts';
import { buildPlayground, PLAYGROUND } from './build/buildPlayground.ts';
import { ROOT, say } from './command/run.ts';
import { formPreview } from './dev/formPreview.ts';
import { takenPort } from './dev/takenPort.ts';
import { untilOpen } from './dev/untilOpen.ts';

const config = settings();
const devPort = Number(process.env.DEV_PORT ?? 5173);
const loopback = ['127.0.0.1', '::1'];
// Vite would otherwise forward calls to the program that uses the port of the server.
const taken = await takenPort([
  { port: config.port, setting: 'PORT', hosts: [config.host, ...loopback] },
  { port: devPort, setting: 'DEV_PORT', hosts: loopback },
]);
if (taken !== undefined) stop(taken);
const address = `http://localhost:${config.port}`;
process.env.DEV_SERVER ??= address;
// The server registers the playground's files when it starts.
if (!existsSync(join(PLAYGROUND, 'index.html'))) await buildPlayground();
// The server refuses the calls of pages at any other address. It inherits this environment.
process.env.PUBLIC_URL ??= `http://localhost:${devPort}`;
const server = spawn(
  process.execPath,
  ['--watch-path=server', '--watch-path=engine', '--watch-preserve-output', 'server/main.ts'],
  { cwd: ROOT, stdio: 'inherit' },
);
server.on('exit', (code) => process.exit(code ?? 0));
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => server.kill('SIGTERM'));
}
say('Starting. The address follows in about 20 seconds');
const vite = await createServer({
  configFile: 'vite.config.ts',
  plugins: [formPreview(config)],
  server: { port: devPort, strictPort: true },
});
// A page that is opened before the server answers says that it cannot be reached.
await untilOpen(config.port, 'localhost');
await vite.listen();
vite.printUrls();
say(`Vite forwards /api to the server on ${address}`);
if (config.mode === 'demo') {
  say(
    `the playground is http://localhost:${devPort}/playground/ (after a change: npm run playground:build)`,
  );
}

function settings(): ReturnType<typeof readConfig> {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (error instanceof ConfigError) stop(error.message);
    throw error;
  }
}

function stop(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
