import type { Attack } from './Attack.ts';
import { captchas } from './captchas.ts';
import { counts } from './counts.ts';
import { definitions } from './definitions.ts';
import { edges } from './edges.ts';
import { hashes } from './hashes.ts';
import { idempotency } from './idempotency.ts';
import { keys } from './keys.ts';
import { pdfs } from './pdfs.ts';
import { requests } from './requests.ts';
import { slowFiles } from './slowFiles.ts';
import { uploads } from './uploads.ts';

/**
 * Every attack of `npm run attack`, by subject. A new subject needs a file in this folder and a
 * line here.
 */
export const ATTACKS: Readonly<Record<string, readonly Attack[]>> = {
  requests,
  idempotency,
  definitions,
  hashes,
  uploads,
  pdfs,
  slowFiles,
  counts,
  captchas,
  keys,
  edges,
};
