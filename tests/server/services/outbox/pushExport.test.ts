import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { purge, RETENTION } from '../../../../server/jobs/purge.ts';
import { runOutbox } from '../../../../server/jobs/runOutbox.ts';
import type { ExportParcel } from '../../../../server/ports/delivery/ExportReceiver.ts';
import type { OutboxDeps } from '../../../../server/services/contract/OutboxDeps.ts';
import { putSealed, sha256Of } from '../../../../server/services/files/sealedFiles.ts';
import { paidWithFiles } from '../../../support/paidWithFiles.ts';
import { testOutbox } from '../../../support/testOutbox.ts';
import { emptyPortal, openTestPortal, type TestPortal } from '../../../support/testPortal.ts';

const HOUR_MS = 60 * 60_000;

describe('pushExport: sends submissions to the receiving system', () => {
  let portal: TestPortal;
  let parcels: ExportParcel[];
  let fault: Error | undefined;
  beforeAll(async () => {
    portal = await openTestPortal();
  }, 60_000);
  beforeEach(async () => {
    await emptyPortal(portal);
    parcels = [];
    fault = undefined;
  });
  afterAll(() => portal?.close());

  const find = (id: string) => portal.store.submissions.find(id);
  const push = (id: string) => portal.store.outbox.find(`exportPush:${id}`);
  function outbox(change: Partial<OutboxDeps> = {}) {
    const made = testOutbox(portal.deps);
    const deliver = async (parcel: ExportParcel) => {
      parcels.push(parcel);
      if (fault) throw fault;
    };
    return { ...made, deps: { ...made.deps, receiver: { deliver }, ...change } };
  }
  async function drain({ deps } = outbox()): Promise<void> {
    while ((await runOutbox(deps)) > 0);
  }
  /** Runs the outbox once per hour, for the given number of hours. */
  async function hours(count: number, { deps } = outbox()): Promise<void> {
    for (let left = count; left > 0; left -= 1) {
      await drain({ ...outbox(), deps });
      portal.clock.advance(HOUR_MS);
    }
  }

  it('sends the files of an export, and marks the submission as taken', async () => {
    const { id, reference } = await paidWithFiles(portal);
    await hours(1);
    expect(parcels).toHaveLength(1);
    const [parcel] = parcels;
    expect(parcel).toMatchObject({ id: `exportPush:${id}`, referenceNumber: reference });
    expect(parcel?.files.map(({ path }) => path).toSorted()).toEqual([
      'SHA256SUMS',
      'acknowledgement.pdf',
      'attachments/001-.._.._租_約_A.pdf',
      'signed.pdf',
      'submission.json',
    ]);
    const list = parcel?.files.find(({ path }) => path === 'SHA256SUMS')?.content ?? Buffer.of();
    for (const { path, content } of parcel?.files ?? []) {
      if (path === 'SHA256SUMS') continue;
      expect(Buffer.from(list).toString()).toContain(`${sha256Of(content)}  ${path}\n`);
    }
    expect(await find(id)).toMatchObject({ takenSha256: sha256Of(list) });
    const events = await portal.store.events.ofSubmission(id);
    expect(events.filter(({ kind }) => kind === 'submission.taken')).toMatchObject([
      { detail: { by: 'webhook' } },
    ]);
  });

  it('waits for the acknowledgement', async () => {
    const { id } = await paidWithFiles(portal);
    const { deps } = outbox();
    const pdf = { ...deps.pdf, render: () => Promise.reject(new Error('no glyphs')) };
    await drain(outbox({ pdf }));
    expect(await push(id)).toMatchObject({ tries: 1 });
    expect(parcels).toEqual([]);
    portal.clock.advance(HOUR_MS);
    await hours(2);
    expect(parcels).toHaveLength(1);
    expect(await find(id)).toHaveProperty('takenAt');
  });

  it('retries with the same id until the receiver accepts', async () => {
    const { id } = await paidWithFiles(portal);
    fault = new Error('HTTP 503');
    await hours(2);
    expect(new Set(parcels.map((parcel) => parcel.id))).toEqual(new Set([`exportPush:${id}`]));
    const tries = parcels.length;
    expect(tries).toBeGreaterThan(1);
    expect(await find(id)).not.toHaveProperty('takenAt');
    fault = undefined;
    await hours(2);
    expect(parcels).toHaveLength(tries + 1);
    expect(await find(id)).toHaveProperty('takenAt');
  });

  it('promise 2: gives up with an alert, and keeps the submission', async () => {
    const { id } = await paidWithFiles(portal);
    fault = new Error('HTTP 400');
    const made = outbox();
    await hours(40, made);
    expect(await push(id)).toHaveProperty('deadAt');
    expect(made.alerts).toContainEqual({
      reason: 'deadLetter',
      submissionId: id,
      about: `exportPush:${id}`,
    });
    portal.clock.advance(400 * 24 * HOUR_MS);
    await purge(portal.deps, RETENTION);
    expect((await find(id))?.sealedData).toBeDefined();
    expect(await find(id)).not.toHaveProperty('takenAt');
  });

  it.each([
    ['lacks a file', (key: string) => portal.deps.files.remove(key)],
    [
      'has a file with other bytes',
      (key: string) => putSealed(portal.deps, key, Buffer.from('another document')),
    ],
  ])('sends nothing if the file store %s', async (_, harm) => {
    const { id } = await paidWithFiles(portal);
    await drain(outbox({ receiver: undefined }));
    const { deps } = outbox();
    await portal.store.outbox.add({
      key: `exportPush:${id}`,
      topic: 'exportPush',
      submissionId: id,
      payload: {},
      dueAt: portal.clock.now(),
    });
    const key = `acknowledgements/${id.toLowerCase()}`;
    expect(await portal.deps.files.get(key)).toBeDefined();
    await harm(key);
    await runOutbox(deps);
    expect(parcels).toEqual([]);
    expect(await push(id)).toMatchObject({ tries: 1, error: expect.any(String) });
    expect(await find(id)).not.toHaveProperty('takenAt');
  });

  it('sends and marks nothing without a receiver, when added and when due', async () => {
    const { id } = await paidWithFiles(portal);
    await drain(outbox({ receiver: undefined }));
    expect(await push(id)).toBeUndefined();
    const other = await paidWithFiles(portal);
    fault = new Error('HTTP 503');
    await drain();
    parcels = [];
    portal.clock.advance(HOUR_MS);
    await drain(outbox({ receiver: undefined }));
    expect(parcels).toEqual([]);
    expect(await find(other.id)).not.toHaveProperty('takenAt');
  });
});
