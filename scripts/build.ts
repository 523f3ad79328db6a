/**
 * `npm run build`: builds the browser's code, the prerendered pages and their compressed copies; then
 * the folder that an operator installs, unless `--site-only`.
 */
import { rmSync } from 'node:fs';
import { PREPARED_FILE } from '../server/forms/prepareCompiler.ts';
import { assemblePortal, PORTAL } from './build/assemblePortal.ts';
import { buildSite } from './build/buildSite.ts';
import { commandLine } from './commandLine.ts';
import { say } from './run.ts';

const { values } = commandLine('npm run build [-- --site-only]', {
  options: { 'site-only': { type: 'boolean' } },
});
// Another bundler may give other bytes for the same code.
rmSync(PREPARED_FILE, { force: true });
await buildSite();
if (!values['site-only']) {
  assemblePortal();
  say(`assembled the portal: ${PORTAL}`);
}
