import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lockFolder } from '../../server/adapters/store/lockFolder.ts';
import { compose, type Portal } from '../../server/compose.ts';
import { readConfig } from '../../server/config/config.ts';
import { withReadyStore } from '../support/readyStore.ts';

describe('compose', () => {
  const folder = mkdtempSync(join(tmpdir(), 'landform-compose-'));
  const dataDir = join(folder, 'data');
  const lines: string[] = [];
  let portal: Portal;
  beforeAll(async () => {
    await withReadyStore(dataDir);
    const none = join(folder, 'none');
    const config = readConfig({ DATA_DIR: dataDir, FORMS_DIR: none, DEFINITIONS_DIR: none });
    portal = await compose(config, { write: (line) => void lines.push(line) });
  }, 120_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const ready = async () => (await portal.app.inject('/readyz')).json();

  it('checks the store, the forms and the disk', async () => {
    expect(await ready()).toEqual({
      status: 'unavailable',
      checks: { store: 'ok', forms: 'failed', disk: 'ok' },
      lateJobs: [],
    });
    expect((await portal.app.inject('/version')).json()).toHaveProperty('commit');
  });

  it('connects the routes of the demo with its sandbox bank', async () => {
    expect((await portal.app.inject('/sandbox/bank/NOSUCH')).statusCode).toBe(404);
    expect((await portal.app.inject('/sandbox/bank.css')).statusCode).toBe(200);
    expect((await portal.app.inject('/sandbox/identity.css')).statusCode).toBe(200);
  });

  it('logs to the target, with the lines from before the start', () => {
    expect(lines.some((line) => line.includes('uploaded files are not scanned'))).toBe(true);
    expect(lines.some((line) => line.includes('"route":"/readyz"'))).toBe(true);
  });

  it('closes everything, so that another process can open the data', async () => {
    portal.announceStop();
    expect(await ready()).toMatchObject({ status: 'unavailable' });
    await portal.close();
    const release = await lockFolder(dataDir);
    await release();
  });
});
