/**
 * `npm start`: runs the portal with embedded defaults. It builds missing or outdated output, then
 * runs the server in the same process (see `server/main.ts`).
 */
import { isSiteFresh } from './build/siteStamp.ts';
import { run } from './command/run.ts';

if (!isSiteFresh()) {
  // Builds in a separate process, so that the server does not keep the memory of the build.
  const { code } = await run(['node', 'scripts/build.ts', '--site-only']);
  if (code !== 0) process.exit(code);
}
await import('../server/main.ts');
