/**
 * The server: reads its settings, composes the portal, listens, and stops gracefully. Settings are
 * environment variables, see `README.md`.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import closeWithGrace from 'close-with-grace';
import { compose } from './compose.ts';
import { ConfigError, readConfig } from './config/config.ts';
import { readVersion } from './config/version.ts';

/** Time in which a load balancer detects that the portal accepts no more calls. */
const BALANCER_MS = 5000;

// Without a listener, a failed write (full disk, closed reader) would end the process.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

// PGlite and Typst are large WebAssembly modules. Their optimisation takes hundreds of megabytes
// and some seconds of a core. Without optimisation a PDF takes a few milliseconds longer. The flags
// must be set before either module is compiled.
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
