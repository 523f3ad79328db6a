import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { afterEach, describe, expect, it } from 'vitest';
import {
  WorkerInspector,
  type WorkerInspectorOptions,
} from '../../../../server/adapters/inspect/WorkerInspector.ts';
import { InspectorBusyError } from '../../../../server/ports/files/AttachmentInspector.ts';
import { describeAttachmentInspector } from '../../../ports/AttachmentInspector.contract.ts';
import { packedObjects, pdfWith, streamObject } from '../../../support/sampleFiles.ts';
import { SLOW_MS } from '../../../support/slowInspectionWorker.ts';

// A long timeout, because other tests may keep the machine busy.
describeAttachmentInspector('WorkerInspector', () => new WorkerInspector({ timeoutMs: 20_000 }));

describe('WorkerInspector', () => {
  const made: WorkerInspector[] = [];
  const allowance = { maxBytes: 31_457_280, accept: ['.pdf'] };
  const good = { name: 'a.pdf', type: '', content: pdfWith() };
  /** A worker that executes the order in a file. */
  const worker = new URL('../../../support/slowInspectionWorker.ts', import.meta.url);
  const saying = (order: string) => ({ ...good, content: Buffer.from(order) });

  afterEach(async () => {
    await Promise.all(made.splice(0).map((inspector) => inspector.close()));
  });

  function make(options: WorkerInspectorOptions): WorkerInspector {
    const inspector = new WorkerInspector(options);
    made.push(inspector);
    return inspector;
  }

  it('B-57: ends an inspection that takes too long, and inspects the next file', async () => {
    const inspector = make({ worker, timeoutMs: 50 });
    expect(await inspector.inspect(saying('spin'), allowance)).toMatchObject({
      key: 'validation_fileDamaged',
    });
    expect(await inspector.inspect(saying('good'), allowance)).toMatchObject({ ok: true });
  });

  it('B-57: reports no waiting file as damaged, also while a worker starts', async () => {
    const inspector = make({ worker, threads: 1, timeoutMs: 5 * SLOW_MS });
    const verdicts = await Promise.all(
      Array.from({ length: 10 }, () => inspector.inspect(saying('wait'), allowance)),
    );
    expect(verdicts.filter(({ ok }) => !ok)).toEqual([]);
    const hasty = make({ worker, timeoutMs: SLOW_MS / 2 });
    expect(await hasty.inspect(saying('good'), allowance)).toMatchObject({ ok: true });
  });

  it('B-57: accepts a file after twenty files that take too long', async () => {
    const inspector = make({ worker, threads: 2, timeoutMs: 50 });
    const orders = [...Array.from({ length: 20 }, () => 'spin'), 'good'];
    const verdicts = await Promise.all(
      orders.map((order) => inspector.inspect(saying(order), allowance)),
    );
    expect(verdicts.map(({ ok }) => ok)).toEqual(orders.map((order) => order === 'good'));
  });

  it('B-57: accepts a file after twenty files full of stream keywords', async () => {
    const inspector = make({ timeoutMs: 20_000 });
    const hostile = { ...good, content: pdfWith(['>>stream\n'.repeat(540_000)]) };
    const files = [...Array.from({ length: 20 }, () => hostile), good];
    const verdicts = await Promise.all(files.map((file) => inspector.inspect(file, allowance)));
    expect(verdicts.map(({ ok }) => ok)).toEqual(files.map((file) => file === good));
  });

  it('ends idle workers, and starts new workers for the next file', async () => {
    const inspector = make({ threads: 1, idleMs: 50, timeoutMs: 20_000 });
    const started = once(process, 'worker') as Promise<[Worker]>;
    expect(await inspector.inspect(good, allowance)).toMatchObject({ ok: true });
    const [first] = await started;
    await once(first, 'exit');
    expect(await inspector.inspect(good, allowance)).toMatchObject({ ok: true });
  });

  it('B-26: rejects with InspectorBusyError when too many files wait', async () => {
    const inspector = make({ threads: 1, queue: 1 });
    const all = [1, 2, 3, 4].map(() => inspector.inspect(good, allowance));
    const settled = await Promise.allSettled(all);
    const refused = settled.filter((each) => each.status === 'rejected');
    expect(refused).toHaveLength(2);
    expect(refused.every(({ reason }) => reason instanceof InspectorBusyError)).toBe(true);
  });

  it('B-57, M9: inspects 30 MB in another thread', async () => {
    const inspector = make({ timeoutMs: 20_000 });
    await inspector.inspect(good, allowance);
    // Builds a large stream to search, and packed objects to unpack and read.
    const kids = `[${'3 0 R '.repeat(150_000)}]`;
    const content = pdfWith([
      ...[4, 5, 6].map((number) => packedObjects(number, { [number + 3]: kids })),
      streamObject(10, Buffer.alloc(27e6, '/')),
    ]);
    const before = process.threadCpuUsage();
    const all = process.cpuUsage();
    expect(await inspector.inspect({ ...good, content }, allowance)).toMatchObject({ ok: true });
    const { user } = process.threadCpuUsage(before);
    expect(user).toBeLessThan(process.cpuUsage(all).user / 4);
  });
});
