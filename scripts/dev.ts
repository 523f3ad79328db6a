/**
 * `npm run dev`: runs the server, which restarts when its code changes, and Vite in front of it on
 * http://localhost:5173 (`DEV_PORT`). After a form's JSON is saved, the open page shows the change
 * and keeps the typed answers. The page and the terminal show the errors of the form.
 */
import { spawn } from 'node:child_process';
import { createServer } from 'vite';
import { readConfig } from '../server/config/config.ts';
import { ROOT, say } from './command/run.ts';
import { formPreview } from './dev/formPreview.ts';

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
say(`Vite forwards /api to the server on ${address}`);

server.on('exit', (code) => process.exit(code ?? 0));
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => server.kill('SIGTERM'));
}
