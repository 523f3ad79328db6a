import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { purge, RETENTION } from '../../../../server/jobs/purge.ts';
import { runOutbox } from '../../../../server/jobs/runOutbox.ts';
import type { ExportParcel } from '../../../../server/ports/delivery/ExportReceiver.ts';
import type { OutboxDeps } from '../../../../server/services/contract/OutboxDeps.ts';
import { sha256Of } from '../../../../server/services/files/sealedFiles.ts';
import { paidWithFiles } from '../../../support/paidWithFiles.ts';
import { testOutbox } from '../../../support/testOutbox.ts';
import { emptyPortal, openTestPortal, type TestPortal } from '../../../support/testPortal.ts';

const HOUR_MS = 60 * 60_000;

describe('pushExport: sending submissions to the system that gets them', () => {
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
  /** Lets so many hours go by, in which the outbox works. */
  async function hours(count: number, { deps } = outbox()): Promise<void> {
    for (let left = count; left > 0; left -= 1) {
      await drain({ ...outbox(), deps });
      portal.clock.advance(HOUR_MS);
    }
  }

  it('sends what an export writes, and marks the submission as taken', async () => {
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

  it('tries again, ever later, with the same id, until it is taken', async () => {
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

  it('promise 2: is given up with an alert in the end, and the submission stays', async () => {
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

  it('sends nothing that was changed in the file store', async () => {
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
    await portal.deps.files.remove(`acknowledgements/${id.toLowerCase()}`);
    await runOutbox(deps);
    expect(parcels).toEqual([]);
    expect(await find(id)).not.toHaveProperty('takenAt');
  });

  it('sends and marks nothing without a receiving system, at the start or when it is due', async () => {
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
