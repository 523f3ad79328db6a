import fs, { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { toWire } from '#engine';
import { LocalFileStore } from '../../../../server/adapters/file/LocalFileStore.ts';
import { openStores } from '../../../../server/adapters/store/openStores.ts';
import { engineRules } from '../../../../server/services/answers/engineRules.ts';
import { createServices } from '../../../../server/services/createServices.ts';
import { fakeServices } from '../../../support/fakeServices.ts';
import { withReadyStore } from '../../../support/readyStore.ts';
import { realForms, testApp } from '../../../support/testApp.ts';
import { testClock } from '../../../support/testClock.ts';
import { openTestPortal, type TestPortal } from '../../../support/testPortal.ts';

const SAMPLE = JSON.parse(fs.readFileSync('forms/LREAL1/samples/minimal.json', 'utf8'));
const MOST_SAVES = 200;
/** The specified limit of an overloaded store. A full store must respond as quickly. */
const WITHIN_MS = 3_000;

/**
 * A full disk: existing bytes can be overwritten, and no file can grow. The fault replaces the
 * `writeSync` that PGlite calls.
 */
const disk = { isFull: false };
const { writeSync } = fs;
const noSpace = () =>
  Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });

beforeAll(() => {
  const careful = (descriptor: number, bytes: Uint8Array, ...rest: unknown[]) => {
    if (disk.isFull && endOf(rest) > fs.fstatSync(descriptor).size) throw noSpace();
    return Reflect.apply(writeSync, fs, [descriptor, bytes, ...rest]);
  };
  Object.assign(fs, { writeSync: careful });
  syncBuiltinESMExports();
});
afterEach(() => {
  disk.isFull = false;
  vi.restoreAllMocks();
});
afterAll(() => {
  Object.assign(fs, { writeSync });
  syncBuiltinESMExports();
});

/** Returns the end of a write: `writeSync(fd, bytes, offset, length, position)`. */
function endOf([, length, position]: readonly unknown[]): number {
  return Number(position) + Number(length);
}

describe('a full disk', () => {
  const folder = mkdtempSync(join(tmpdir(), 'landform-full-'));
  const reported: string[] = [];
  let portal: TestPortal;
  let app: FastifyInstance;
  let wire: Readonly<Record<string, unknown>>;
  beforeAll(async () => {
    await withReadyStore(folder);
    portal = await openTestPortal({ choice: { engine: 'embedded', folder } });
    const forms = await realForms();
    const deps = { ...portal.deps, catalogue: forms, rules: engineRules };
    app = await testApp({ deps: { services: { ...fakeServices(), ...createServices(deps) } } });
    const plan = forms.current('LREAL1')?.plan;
    if (!plan) throw new Error('Cannot find LREAL1');
    wire = toWire(plan, SAMPLE.formData);
  }, 60_000);
  afterAll(async () => {
    await app?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const save = async (key: string) => {
    const started = performance.now();
    const response = await app.inject({
      method: 'POST',
      url: '/api/submission/submitFormBeforePayment/LREAL1',
      headers: { 'idempotency-key': key.padEnd(16, '-') },
      payload: { formData: wire, submissionDetail: { lang: 'Eng' } },
    });
    expect(performance.now() - started).toBeLessThan(WITHIN_MS);
    const body = response.json();
    if (response.statusCode === 200) reported.push(body.submissionId);
    return { status: response.statusCode, body };
  };
  const kept = async () => {
    const rows = await portal.stores.db.selectFrom('submissions').select('id').execute();
    return rows.map(({ id }) => id).toSorted();
  };

  it('K14, B-79: causes BUSY, leaves no partial form, and recovers without a restart', async () => {
    expect(await save('with-room')).toMatchObject({ status: 200 });
    disk.isFull = true;
    let answer = await save('key-0');
    // Database pages with free space still accept some forms.
    for (let count = 1; answer.status === 200 && count < MOST_SAVES; count += 1) {
      answer = await save(`key-${count}`);
    }
    expect(answer).toMatchObject({ status: 502, body: { error: 'BUSY', message: 'serverBusy' } });
    expect(await kept()).toEqual(reported.toSorted());
    const [first = ''] = reported;
    expect(await portal.store.submissions.find(first)).toMatchObject({ status: 'QUOTED' });
    disk.isFull = false;
    expect(await save('room-again')).toMatchObject({ status: 200 });
    await portal.close();
    const again = await openStores({ engine: 'embedded', folder }, testClock());
    const rows = await again.db.selectFrom('submissions').select('id').execute();
    await again.submissions.close();
    expect(rows.map(({ id }) => id).toSorted()).toEqual(reported.toSorted());
  }, 120_000);

  it('K14: leaves no partial file, and causes BUSY too', async () => {
    const place = join(folder, 'files');
    const files = new LocalFileStore(place);
    await files.put('attachments/one', Buffer.from('before'));
    const handle = await open(join(place, 'attachments', 'one.sealed'));
    const prototype = Object.getPrototypeOf(handle);
    await handle.close();
    const { write } = prototype;
    vi.spyOn(prototype, 'writeFile').mockImplementation(async function (this: unknown) {
      await Reflect.apply(write, this, [Buffer.from('half')]);
      throw noSpace();
    });
    const put = () => files.put('attachments/two', Buffer.from('whole'));
    await expect(put()).rejects.toMatchObject({ name: 'StoreError', reason: 'full' });
    expect(readdirSync(join(place, 'attachments'))).toEqual(['one.sealed']);
    expect(await files.get('attachments/one')).toEqual(Buffer.from('before'));
    expect(await files.get('attachments/two')).toBeUndefined();
    const saveSubmission = () => put().then(() => Promise.reject(new Error('It was kept')));
    const other = await testApp({ deps: { services: fakeServices({ saveSubmission }) } });
    const { statusCode, body } = await other.inject({
      method: 'POST',
      url: '/api/submission/submitFormBeforePayment/LREAL1',
      payload: { formData: {}, submissionDetail: { lang: 'Eng' } },
    });
    await other.close();
    expect([statusCode, JSON.parse(body).message]).toEqual([502, 'serverBusy']);
  });
});
