import type { MessagePort } from 'node:worker_threads';
import { describe, expect, it } from 'vitest';
import { E_CHEQUE_FIELDS } from '#engine';
import { EmbeddedTestBank } from '../../../../server/adapters/cheque/EmbeddedTestBank.ts';
import { inspect, readCheque } from '../../../../server/adapters/inspect/inspectionWorker.ts';
import { jpegOf, pdfWith, pngOf } from '../../../support/sampleFiles.ts';
import { fakeAuthority } from '../../support/fakeAuthority.ts';

/** Returns a port that records its messages. */
function recordingPort() {
  const messages: unknown[] = [];
  const port = { postMessage: (message: unknown) => messages.push(message) };
  return { messages, started: port as unknown as MessagePort };
}

const inspected = (content: Uint8Array) =>
  inspect({ content: Uint8Array.from(content), started: recordingPort().started });

describe('inspect', () => {
  const encrypted = pdfWith([], '/Encrypt 9 0 R');

  it.each([
    ['a PDF', pdfWith(), { type: 'application/pdf' }],
    ['a PNG', pngOf(10, 20), { type: 'image/png' }],
    ['a JPEG', jpegOf(10, 20), { type: 'image/jpeg' }],
    [
      'a file of another type',
      Buffer.from('PK\x05\x06'.padEnd(22, '\0')),
      { type: 'application/zip' },
    ],
    ['an unknown type', Buffer.from('hello'), {}],
    ['an encrypted PDF', encrypted, { type: 'application/pdf', fault: 'validation_fileEncrypted' }],
    ['a PNG without size', pngOf(0, 20), { type: 'image/png', fault: 'validation_fileDamaged' }],
    ['64 million pixels', pngOf(8_000, 8_000), { type: 'image/png' }],
    [
      'a pixel row more',
      pngOf(8_000, 8_001),
      { type: 'image/png', fault: 'validation_imageTooLarge' },
    ],
  ])('returns the type and fault of %s', async (_, content, result) => {
    expect(await inspected(content)).toEqual(result);
  });

  it('reports its start, and frees the bytes afterwards', async () => {
    const content = Uint8Array.from(pdfWith());
    const { messages, started } = recordingPort();
    const inspection = inspect({ content, started });
    expect(messages).toEqual([null]);
    await inspection;
    expect(content.buffer.detached).toBe(true);
  });
});

describe('readCheque', () => {
  it('reports its start, and returns an e-Cheque', async () => {
    const { authority } = await fakeAuthority();
    const clock = { now: () => new Date('2026-11-20T10:00:00+08:00') };
    const bank = new EmbeddedTestBank({ authority, clock, fields: E_CHEQUE_FIELDS });
    const cheque = { payee: 'The Land Registry', currency: 'HKD', amount: '380.00' };
    const content = Uint8Array.from(await bank.issue({ ...cheque, variant: 'valid' }));
    const { messages, started } = recordingPort();
    const read = await readCheque({ content, fields: E_CHEQUE_FIELDS, started });
    expect(read?.cheque).toMatchObject(cheque);
    expect(messages).toEqual([null]);
    const renamed = { ...E_CHEQUE_FIELDS, amount: 'total' };
    expect(await readCheque({ content, fields: renamed, started })).toBeUndefined();
  });
});
