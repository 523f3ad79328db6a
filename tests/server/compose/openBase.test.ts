import { chmodSync, mkdtempSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openBase } from '../../../server/compose/openBase.ts';
import { readConfig } from '../../../server/config/config.ts';
import { withReadyStore } from '../../support/readyStore.ts';

describe('openBase: DATA_DIR', () => {
  it('is readable only by its owner: the start restricts an open folder', async () => {
    if (process.platform === 'win32') return;
    const folder = join(mkdtempSync(join(tmpdir(), 'landform-dir-')), 'data');
    await withReadyStore(folder);
    chmodSync(folder, 0o755);
    const none = join(folder, 'none');
    const env = { DATA_DIR: folder, FORMS_DIR: none, DEFINITIONS_DIR: none };
    const base = await openBase(readConfig(env));
    base.unwatch();
    await base.stores.submissions.close();
    expect(statSync(folder).mode & 0o777).toBe(0o700);
  }, 60_000);
});
