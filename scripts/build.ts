/** `npm run build`: the browser's code, the prerendered pages and their compressed copies, anew. */
import { buildSite } from './build/buildSite.ts';

await buildSite();
