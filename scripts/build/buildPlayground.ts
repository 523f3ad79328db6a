import { join } from 'node:path';
import { build } from 'vite';
import { prepareCompiler } from '../../server/forms/compiler/prepareCompiler.ts';
import { ROOT, say } from '../command/run.ts';
import { compressSite } from './compressSite.ts';
import { playgroundFiles } from './playgroundFiles.ts';

const SOURCE = join(ROOT, 'playground');

/** The folder of the built playground. */
export const PLAYGROUND = join(ROOT, 'build/playground');

/**
 * Builds the playground. Its files refer to each other relatively, so any static host can serve
 * them from any folder. The compressed copies are for the server, and for hosts that use such copies.
 */
export async function buildPlayground(): Promise<void> {
  const started = performance.now();
  const { rules } = await prepareCompiler();
  await build({
    configFile: join(ROOT, 'vite.config.ts'),
    root: SOURCE,
    base: './',
    publicDir: false,
    logLevel: 'error',
    plugins: [playgroundFiles(rules)],
    worker: { format: 'es' },
    build: {
      outDir: PLAYGROUND,
      manifest: false,
      chunkSizeWarningLimit: 4000,
      rolldownOptions: {
        input: { index: join(SOURCE, 'index.html'), form: join(SOURCE, 'form.html') },
        // The chunks of the portal's first page do not apply here.
        output: { codeSplitting: true },
      },
    },
  });
  compressSite(PLAYGROUND);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  say(`built the playground (${seconds} s)`);
}
