import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { DEFINITIONS_URL } from '../../server/forms/definitionFiles.ts';
import { ROOT, say } from '../command/run.ts';
import { compressSite } from './compressSite.ts';
import { FIRST_LOAD_LIMIT, heaviestFirstLoad } from './firstLoad.ts';
import { DEFINITIONS, prerender } from './prerender.ts';
import { STAMP, siteStamp } from './siteStamp.ts';

const SITE = join(ROOT, 'build/site');

/** Builds the browser's code, prerenders the first pages and compresses everything. */
export async function buildSite(): Promise<void> {
  const started = performance.now();
  const stamp = siteStamp();
  await build({ configFile: join(ROOT, 'vite.config.ts'), logLevel: 'warn' });
  const pages = await prerender(SITE);
  const files = compressSite(SITE);
  writeFileSync(STAMP, stamp);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  say(`built the site: ${pages} prerendered pages, ${files} compressed files (${seconds} s)`);
  const { page, bytes } = heaviestPage();
  const verdict = bytes > FIRST_LOAD_LIMIT ? 'OVER the limit' : 'within the limit';
  say(`first load: ${bytes} bytes of JavaScript for ${page}, ${verdict} of ${FIRST_LOAD_LIMIT}`);
}

/** Returns the prerendered page with the most JavaScript of the last build. */
export const heaviestPage = () =>
  heaviestFirstLoad(SITE, { '/': SITE, [DEFINITIONS_URL]: DEFINITIONS });
