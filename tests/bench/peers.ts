import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT } from '../../server/config/projectRoot.ts';

/** Form engines of other projects, measured only with `npm run bench -- --peers`. */
export const PEERS = ['jsonforms', 'survey'] as const;

export type Peer = (typeof PEERS)[number];

/** Folder of the peers' packages, separate from the product's own. */
export const PEERS_FOLDER = join(PROJECT_ROOT, 'tests/bench/peers');

/** Checks whether the peers are installed. */
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
