import { afterEach, beforeEach, vi } from 'vitest';
import { lockFolder } from '../../../server/adapters/store/lockFolder.ts';
import { openOperatorDoor } from '../../../server/operator/openOperatorDoor.ts';
import type { OperatorAnswer } from '../../../server/services/operator/OperatorAnswer.ts';
import { tempFolder } from './tempFolder.ts';

/** A desk that records its orders. */
export type RecordedDesk = ReturnType<typeof vi.fn<(order: unknown) => Promise<OperatorAnswer>>>;

/**
 * Locks a data folder for each test of a file as a running portal does, and answers its operator.
 * The settings of the process name the folder.
 */
export function runningPortal(desk: RecordedDesk): void {
  const folder = tempFolder();
  let release: () => Promise<void>;
  let close: () => Promise<void>;
  beforeEach(async () => {
    vi.stubEnv('MODE', 'demo');
    vi.stubEnv('DATA_DIR', folder());
    release = await lockFolder(folder());
    close = await openOperatorDoor(folder(), desk);
  });
  afterEach(async () => {
    await close();
    await release();
    vi.unstubAllEnvs();
  });
}
