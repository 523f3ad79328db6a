import type { Attack } from './Attack.ts';
import { counts } from './counts.ts';
import { edges } from './edges.ts';
import { requests } from './requests.ts';
import { uploads } from './uploads.ts';

/** Every attack of `npm run attack`, by subject. One more subject: a file beside this one, and a line here. */
export const ATTACKS: Readonly<Record<string, readonly Attack[]>> = {
  requests,
  uploads,
  counts,
  edges,
};
