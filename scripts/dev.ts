/**
 * `npm run dev`: the server restarted when its code changes, and Vite in front of it on
 * http://localhost:5173 (`DEV_PORT`). A form's JSON that is saved shows in the open page, with the
 * answers typed so far; what is wrong with it shows there too, and here.
 */
import { spawn } from 'node:child_process';
import { createServer } from 'vite';
import { readConfig } from '../server/config.ts';
import { formPreview } from './dev/formPreview.ts';
import { ROOT, say } from './run.ts';

const config = readConfig(process.env);
const address = `http://localhost:${config.port}`;
process.env.DEV_SERVER ??= address;
const server = spawn(
  process.execPath,
  ['--watch-path=server', '--watch-path=engine', '--watch-preserve-output', 'server/main.ts'],
  { cwd: ROOT, stdio: 'inherit' },
);
const vite = await createServer({
  configFile: 'vite.config.ts',
  plugins: [formPreview(config)],
  server: { port: Number(process.env.DEV_PORT ?? 5173) },
});
await vite.listen();
vite.printUrls();
say(`Answers under /api come from the server on ${address}`);

server.on('exit', (code) => process.exit(code ?? 0));
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => server.kill('SIGTERM'));
}
