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

// Patient: the machine may be busy with other tests.
describeAttachmentInspector('WorkerInspector', () => new WorkerInspector({ timeoutMs: 20_000 }));

describe('WorkerInspector', () => {
  const made: WorkerInspector[] = [];
  const allowance = { maxBytes: 31_457_280, accept: ['.pdf'] };
  const good = { name: 'a.pdf', type: '', content: pdfWith() };
  /** For the worker that does what a file says. */
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

  it('B-57: ends a look that takes too long, and looks at the next file', async () => {
    const inspector = make({ worker, timeoutMs: 50 });
    expect(await inspector.inspect(saying('spin'), allowance)).toMatchObject({
      key: 'validation_fileDamaged',
    });
    expect(await inspector.inspect(saying('good'), allowance)).toMatchObject({ ok: true });
  });

  it('B-57: no file is damaged because it waited for others, or for a worker to start', async () => {
    const inspector = make({ worker, threads: 1, timeoutMs: 5 * SLOW_MS });
    const verdicts = await Promise.all(
      Array.from({ length: 10 }, () => inspector.inspect(saying('wait'), allowance)),
    );
    expect(verdicts.filter(({ ok }) => !ok)).toEqual([]);
    const hasty = make({ worker, timeoutMs: SLOW_MS / 2 });
    expect(await hasty.inspect(saying('good'), allowance)).toMatchObject({ ok: true });
  });

  it('B-57: answers a file behind twenty that take too long', async () => {
    const inspector = make({ worker, threads: 2, timeoutMs: 50 });
    const orders = [...Array.from({ length: 20 }, () => 'spin'), 'good'];
    const verdicts = await Promise.all(
      orders.map((order) => inspector.inspect(saying(order), allowance)),
    );
    expect(verdicts.map(({ ok }) => ok)).toEqual(orders.map((order) => order === 'good'));
  });

  it('B-57: answers a file behind twenty of nothing but words that begin a stream', async () => {
    const inspector = make({ timeoutMs: 20_000 });
    const hostile = { ...good, content: pdfWith(['>>stream\n'.repeat(540_000)]) };
    const files = [...Array.from({ length: 20 }, () => hostile), good];
    const verdicts = await Promise.all(files.map((file) => inspector.inspect(file, allowance)));
    expect(verdicts.map(({ ok }) => ok)).toEqual(files.map((file) => file === good));
  });

  it('ends its workers when there is nothing to do, and starts others', async () => {
    const inspector = make({ threads: 1, idleMs: 50, timeoutMs: 20_000 });
    const started = once(process, 'worker') as Promise<[Worker]>;
    expect(await inspector.inspect(good, allowance)).toMatchObject({ ok: true });
    const [first] = await started;
    await once(first, 'exit');
    expect(await inspector.inspect(good, allowance)).toMatchObject({ ok: true });
  });

  it('B-26: is busy when too many files wait', async () => {
    const inspector = make({ threads: 1, queue: 1 });
    const all = [1, 2, 3, 4].map(() => inspector.inspect(good, allowance));
    const settled = await Promise.allSettled(all);
    const refused = settled.filter((each) => each.status === 'rejected');
    expect(refused).toHaveLength(2);
    expect(refused.every(({ reason }) => reason instanceof InspectorBusyError)).toBe(true);
  });

  it('B-57, M9: leaves the work of looking at 30 MB to another thread', async () => {
    const inspector = make({ timeoutMs: 20_000 });
    await inspector.inspect(good, allowance);
    // Much to search through, and twice as much to unpack and to read.
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
