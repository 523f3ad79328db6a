import type { Campaign } from './Campaign.ts';
import { files } from './files.ts';
import { pages } from './pages.ts';
import { replay } from './replay.ts';
import { routes } from './routes.ts';
import { validators } from './validators.ts';

/** Every campaign of `npm run fuzz`. A new campaign needs a file in this folder and a line here. */
export const CAMPAIGNS: readonly Campaign[] = [routes, validators, pages, files, replay];
