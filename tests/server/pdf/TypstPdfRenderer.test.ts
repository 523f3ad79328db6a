import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { afterEach, describe, expect, it } from 'vitest';
import {
  TypstPdfRenderer,
  type TypstPdfRendererOptions,
} from '../../../server/adapters/pdf/TypstPdfRenderer.ts';
import { describePdfRenderer } from '../../ports/PdfRenderer.contract.ts';
import { sampleDocument } from '../../support/sampleDocument.ts';

describePdfRenderer('TypstPdfRenderer', () => new TypstPdfRenderer({ threads: 1 }));

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

  it('refuses as busy when more documents wait than may', async () => {
    const renderer = make({ queue: 2 });
    const all = Array.from({ length: 8 }, () => renderer.render(sampleDocument()));
    const settled = await Promise.allSettled(all);
    const refused = settled.filter((each) => each.status === 'rejected');
    expect(refused).toHaveLength(5);
    expect(refused.every(({ reason }) => reason.reason === 'busy')).toBe(true);
  });

  it('B-80: gives up after the time-out and serves the next document', async () => {
    const renderer = make({ timeoutMs: 5 });
    await expect(renderer.render(sampleDocument())).rejects.toMatchObject({ reason: 'timeout' });
    const patient = make({});
    await expect(patient.render(sampleDocument())).resolves.toBeDefined();
  });

  it('replaces a worker that holds too much memory without losing a document', async () => {
    const renderer = make({ heldBytes: 1 });
    const pdfs = await Promise.all([1, 2, 3].map(() => renderer.render(sampleDocument())));
    expect(new Set(pdfs.map((pdf) => Buffer.from(pdf).toString('base64'))).size).toBe(1);
    await expect(renderer.render(sampleDocument())).resolves.toBeDefined();
  });

  it('ends its workers when there is nothing to draw, and starts others', async () => {
    const renderer = make({ idleMs: 50 });
    const started = once(process, 'worker') as Promise<[Worker]>;
    const before = await renderer.render(sampleDocument());
    const [first] = await started;
    await once(first, 'exit');
    expect(Buffer.compare(await renderer.render(sampleDocument()), before)).toBe(0);
  });
});
