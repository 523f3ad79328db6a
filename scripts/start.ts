/**
 * `npm start`: the portal on embedded defaults. Builds what is missing or older than its sources,
 * then becomes the server (see `server/main.ts`), which migrates and listens.
 */
import { isSiteFresh } from './build/siteStamp.ts';
import { run } from './run.ts';

if (!isSiteFresh()) {
  // By itself: what a build takes of the memory, the server would keep.
  const { code } = await run(['node', 'scripts/build.ts', '--site-only']);
  if (code !== 0) process.exit(code);
}
await import('../server/main.ts');
