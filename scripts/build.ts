/**
 * `npm run build`: builds the playground, the browser's code, the prerendered pages and their
 * compressed copies. Without `--site-only` it also builds the folder that operators install.
 */
import { rmSync } from 'node:fs';
import { PREPARED_FILE } from '../server/forms/compiler/prepareCompiler.ts';
import { assemblePortal, PORTAL } from './build/assemblePortal.ts';
import { buildPlayground } from './build/buildPlayground.ts';
import { buildSite } from './build/buildSite.ts';
import { commandLine } from './command/commandLine.ts';
import { say } from './command/run.ts';

const { values } = commandLine('npm run build [-- --site-only]', {
  options: { 'site-only': { type: 'boolean' } },
});
// Removes the bundled rules: another version of the bundler may produce different bytes for them.
rmSync(PREPARED_FILE, { force: true });
await buildPlayground();
await buildSite();
if (!values['site-only']) {
  assemblePortal();
  say(`assembled the portal: ${PORTAL}`);
}
