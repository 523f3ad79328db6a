import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT } from '../../server/config/projectRoot.ts';

/** Form engines of others, measured with `npm run bench -- --peers` only. */
export const PEERS = ['jsonforms', 'survey'] as const;

export type Peer = (typeof PEERS)[number];

/** Where their packages are installed: apart from the product's own. */
export const PEERS_FOLDER = join(PROJECT_ROOT, 'tests/bench/peers');

/** Checks whether they are installed. */
export function hasPeers(): boolean {
  return existsSync(join(PEERS_FOLDER, 'node_modules/survey-core'));
}

/** Returns the script of an engine's page. */
export function scriptOf(engine: string): string {
  const isPeer = PEERS.some((peer) => peer === engine);
  return isPeer
    ? join(PEERS_FOLDER, `${engine}.jsx`)
    : join(PROJECT_ROOT, 'tests/bench/pages', `${engine}.tsx`);
}
