import type { ChildProcess } from 'node:child_process';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { afterEach, describe, expect, it } from 'vitest';
import {
  TypstPdfRenderer,
  type TypstPdfRendererOptions,
} from '../../../../server/adapters/pdf/TypstPdfRenderer.ts';
import { describePdfRenderer } from '../../../ports/PdfRenderer.contract.ts';
import { sampleDocument } from '../../../support/sampleDocument.ts';

describePdfRenderer('TypstPdfRenderer', () => new TypstPdfRenderer({ threads: 1 }));
describePdfRenderer(
  'TypstPdfRenderer without native code',
  () => new TypstPdfRenderer({ threads: 1, isPortable: true }),
);

describe('TypstPdfRenderer', () => {
  const made: TypstPdfRenderer[] = [];
  afterEach(async () => {
    await Promise.all(made.splice(0).map((renderer) => renderer.close()));
  });

  function make(options: TypstPdfRendererOptions): TypstPdfRenderer {
    const renderer = new TypstPdfRenderer({ threads: 1, ...options });
    made.push(renderer);
    return renderer;
  }

  it('rejects as busy when too many documents wait', async () => {
    const renderer = make({ queue: 2 });
    const all = Array.from({ length: 8 }, () => renderer.render(sampleDocument()));
    const settled = await Promise.allSettled(all);
    const refused = settled.filter((each) => each.status === 'rejected');
    expect(refused).toHaveLength(5);
    expect(refused.every(({ reason }) => reason.reason === 'busy')).toBe(true);
  });

  it('B-80: rejects after the time-out', async () => {
    const renderer = make({ timeoutMs: 5 });
    await expect(renderer.render(sampleDocument())).rejects.toMatchObject({ reason: 'timeout' });
  });

  it('replaces a worker that uses too much memory, without losing a document', async () => {
    const renderer = make({ heldBytes: 1 });
    const pdfs = await Promise.all([1, 2, 3].map(() => renderer.render(sampleDocument())));
    expect(new Set(pdfs.map((pdf) => Buffer.from(pdf).toString('base64'))).size).toBe(1);
    await expect(renderer.render(sampleDocument())).resolves.toBeDefined();
  });

  it('ends idle workers, and starts new workers for the next document', async () => {
    const renderer = make({ idleMs: 50 });
    const started = nextProcess();
    const before = await renderer.render(sampleDocument());
    await once(await started, 'exit');
    expect(Buffer.compare(await renderer.render(sampleDocument()), before)).toBe(0);
  });

  it('B-80: kills a worker that does not return, and renders the next document', async () => {
    const started = nextProcess();
    const slow = make({ timeoutMs: 3_000 });
    const rendering = slow.render(sampleDocument());
    const stopped = await started;
    stopped.kill('SIGSTOP');
    await expect(rendering).rejects.toMatchObject({ reason: 'timeout' });
    expect(stopped.signalCode).toBe('SIGKILL');
    // A busy machine may need several tries within the short time-out.
    const next = () => slow.render(sampleDocument()).catch((error: unknown) => error);
    await expect.poll(next, { timeout: 60_000 }).toBeInstanceOf(Uint8Array);
  }, 90_000);

  it('renders the next document after a worker crash', async () => {
    const renderer = make({});
    const started = nextProcess();
    const rendering = renderer.render(sampleDocument());
    (await started).kill('SIGSEGV');
    await expect(rendering).rejects.toMatchObject({ reason: 'failed' });
    await expect(renderer.render(sampleDocument())).resolves.toBeDefined();
  });
});

/** Resolves with the next child process of this process. */
function nextProcess(): Promise<ChildProcess> {
  return new Promise((resolve) => {
    const onProcess = (message: unknown) => {
      unsubscribe('child_process', onProcess);
      resolve((message as { readonly process: ChildProcess }).process);
    };
    subscribe('child_process', onProcess);
  });
}
