/**
 * The server: reads its settings, puts the portal together, listens, and closes well. Settings are
 * environment variables, see `README.md`.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import closeWithGrace from 'close-with-grace';
import { compose } from './compose.ts';
import { ConfigError, readConfig } from './config.ts';
import { readVersion } from './version.ts';

/** A load balancer needs some moments to notice that no more calls are wanted. */
const BALANCER_MS = 5000;

// Without a listener, a word to a full disk or a reader that went away would end the process.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

// PGlite and Typst are large WebAssembly modules. Optimizing them takes hundreds of megabytes and some
// seconds of a core; without it a PDF takes a few milliseconds longer. It must be set before either
// is compiled.
setFlagsFromString('--no-wasm-tier-up');
setFlagsFromString('--no-wasm-dynamic-tiering');

try {
  const config = readConfig(process.env);
  const portal = await compose(config);
  closeWithGrace({ delay: config.limits.stopWithinMs, logger: false }, async ({ err }) => {
    if (err) portal.app.log.error({ err }, 'stopping');
    portal.announceStop();
    if (config.mode !== 'demo' && !err) await sleep(BALANCER_MS);
    await portal.close();
  });
  const address = await portal.app.listen({ host: config.host, port: config.port });
  portal.startJobs();
  portal.app.log.info({ address, mode: config.mode, ...readVersion() }, 'listening');
  if (config.mode === 'demo') process.stdout.write(`\nLandform is open at ${config.publicUrl}\n\n`);
} catch (error) {
  const text = error instanceof ConfigError ? error.message : String(error);
  process.stderr.write(`${text}\n`);
  process.exit(1);
}
