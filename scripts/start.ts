/**
 * `npm start`: the portal on embedded defaults. Builds what is missing or older than its sources,
 * then becomes the server (see `server/main.ts`), which migrates and listens.
 */
import { buildWhatIsMissing } from './build/buildSite.ts';

await buildWhatIsMissing();
await import('../server/main.ts');
