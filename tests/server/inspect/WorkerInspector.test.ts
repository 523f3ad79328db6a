import { afterEach, describe, expect, it } from 'vitest';
import {
  WorkerInspector,
  type WorkerInspectorOptions,
} from '../../../server/adapters/inspect/WorkerInspector.ts';
import { InspectorBusyError } from '../../../server/ports/AttachmentInspector.ts';
import { describeAttachmentInspector } from '../../ports/AttachmentInspector.contract.ts';
import { objectStream, pdfWith } from '../../support/sampleFiles.ts';

// Patient: the machine may be busy with other tests.
describeAttachmentInspector('WorkerInspector', () => new WorkerInspector({ timeoutMs: 20_000 }));

describe('WorkerInspector', () => {
  const made: WorkerInspector[] = [];
  const allowance = { maxBytes: 31_457_280, accept: ['.pdf'] };
  const good = { name: 'a.pdf', type: '', content: pdfWith() };
  /** Something to read through, and twice as much to unpack. */
  const heavy = (bytes: number) => ({
    ...good,
    content: pdfWith([
      ...Array.from({ length: 6 }, (_, at) => objectStream(at + 4, Buffer.alloc(bytes / 3, 47))),
      Buffer.concat([
        Buffer.from(`10 0 obj\n<< /Length ${bytes} >>\nstream\n`),
        Buffer.alloc(bytes, 47),
        Buffer.from('\nendstream\nendobj\n'),
      ]),
    ]),
  });
  afterEach(async () => {
    await Promise.all(made.splice(0).map((inspector) => inspector.close()));
  });

  function make(options: WorkerInspectorOptions): WorkerInspector {
    const inspector = new WorkerInspector(options);
    made.push(inspector);
    return inspector;
  }

  it('B-57: ends a look that takes too long, and looks at the next file', async () => {
    const inspector = make({ timeoutMs: 1 });
    expect(await inspector.inspect(good, allowance)).toMatchObject({
      key: 'validation_fileDamaged',
    });
    expect(await make({ timeoutMs: 20_000 }).inspect(good, allowance)).toMatchObject({ ok: true });
  });

  it('B-57: no file is damaged because it waited for others', async () => {
    const inspector = make({ timeoutMs: 20_000 });
    await inspector.inspect(good, allowance);
    const file = heavy(3e6);
    const begun = performance.now();
    for (let look = 0; look < 3; look += 1) {
      expect(await inspector.inspect(file, allowance)).toMatchObject({ ok: true });
    }
    // Enough for one look on a machine that is seven times as busy, not for the last of twelve.
    const timeoutMs = Math.ceil((7 * (performance.now() - begun)) / 3);
    const patient = make({ timeoutMs });
    // Its worker starts.
    await expect
      .poll(() => patient.inspect(good, allowance), { timeout: 20_000 })
      .toMatchObject({ ok: true });
    const verdicts = await Promise.all(
      Array.from({ length: 12 }, () => patient.inspect(file, allowance)),
    );
    expect(verdicts.filter(({ ok }) => !ok)).toEqual([]);
  });

  it('B-26: is busy when too many files wait', async () => {
    const inspector = make({ queue: 1 });
    const all = [1, 2, 3, 4].map(() => inspector.inspect(good, allowance));
    const settled = await Promise.allSettled(all);
    const refused = settled.filter((each) => each.status === 'rejected');
    expect(refused).toHaveLength(2);
    expect(refused.every(({ reason }) => reason instanceof InspectorBusyError)).toBe(true);
  });

  it('B-57, M9: keeps the event loop free while it looks at 30 MB', async () => {
    const inspector = make({ timeoutMs: 20_000 });
    await inspector.inspect(good, allowance);
    // Made before anything is measured: packing it alone keeps the loop for longer than allowed.
    const file = heavy(27e6);
    let longest = 0;
    let last = performance.now();
    const timer = setInterval(() => {
      longest = Math.max(longest, performance.now() - last);
      last = performance.now();
    }, 5);
    expect(await inspector.inspect(file, allowance)).toMatchObject({ ok: true });
    clearInterval(timer);
    expect(longest).toBeLessThan(500);
  });
});
