import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { UploadGate } from '../../../../server/plugins/bodies/UploadGate.ts';

/**
 * Sends chunks through a gate with 4 free bytes, and returns what passed; `slot` resolves when the
 * upload may continue.
 */
async function pass(chunks: readonly string[], slot: Promise<void> = Promise.resolve()) {
  let entered = 0;
  const enter = () => {
    entered += 1;
    return slot;
  };
  const gate = new UploadGate({ freeBytes: 4, enter });
  const passed: string[] = [];
  gate.on('data', (chunk: Buffer) => passed.push(chunk.toString()));
  const ended = new Promise<unknown>((resolve) => gate.on('end', resolve).on('error', resolve));
  Readable.from(chunks.map((chunk) => Buffer.from(chunk))).pipe(gate);
  const settle = () => new Promise(setImmediate);
  return { gate, passed, ended, settle, entered: () => entered };
}

describe('UploadGate', () => {
  it('passes a small body without a slot', async () => {
    const { passed, ended, entered, gate } = await pass(['ab', 'cd']);
    await ended;
    expect([passed.join(''), entered(), gate.receivedEncodedLength]).toEqual(['abcd', 0, 4]);
  });

  it('holds the rest of a longer body until it has a slot, and asks once', async () => {
    let admit = () => {};
    const slot = new Promise<void>((resolve) => {
      admit = resolve;
    });
    const { passed, ended, settle, entered, gate } = await pass(['abcd', 'e', 'f', 'g'], slot);
    await settle();
    expect([passed.join(''), entered()]).toEqual(['abcd', 1]);
    admit();
    await ended;
    expect([passed.join(''), entered(), gate.receivedEncodedLength]).toEqual(['abcdefg', 1, 7]);
  });

  it('fails when the upload gets no slot', async () => {
    const { passed, ended } = await pass(['abcd', 'e'], Promise.reject(new Error('busy')));
    expect(await ended).toMatchObject({ message: 'busy' });
    expect(passed.join('')).toBe('abcd');
  });
});
