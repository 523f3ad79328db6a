import { describe, expect, it } from 'vitest';
import { EnvelopeVault } from '../../../../server/adapters/crypto/EnvelopeVault.ts';
import {
  getSealed,
  keepSealed,
  putSealed,
  sha256Of,
} from '../../../../server/services/files/sealedFiles.ts';
import { memoryFiles } from '../../../support/memoryFiles.ts';

const VAULT = new EnvelopeVault([{ id: 'test', key: Buffer.alloc(32, 3) }]);
const CONTENT = Buffer.from('%PDF-1.7 a scan');
const text = (bytes: Uint8Array | undefined) => bytes && Buffer.from(bytes).toString();
const open = () => ({ files: memoryFiles(), vault: VAULT });

describe('putSealed, getSealed', () => {
  it('T-45: store bytes that are unreadable without the vault', async () => {
    const deps = open();
    await putSealed(deps, 'a', CONTENT);
    expect(text(deps.files.content.get('a'))).not.toContain('a scan');
    expect(text(await getSealed(deps, 'a'))).toBe('%PDF-1.7 a scan');
    expect(await getSealed(deps, 'b')).toBeUndefined();
  });

  it('replace an earlier file of the key', async () => {
    const deps = open();
    await putSealed(deps, 'a', CONTENT);
    await putSealed(deps, 'a', Buffer.from('second'));
    expect(text(await getSealed(deps, 'a'))).toBe('second');
  });

  it('T-45: refuse a file that was moved to another key', async () => {
    const deps = open();
    await putSealed(deps, 'a', CONTENT);
    deps.files.content.set('b', deps.files.content.get('a') ?? Buffer.of());
    await expect(getSealed(deps, 'b')).rejects.toThrow(/changed or moved/);
  });
});

describe('keepSealed', () => {
  it('stores the first content, and returns it to a later call', async () => {
    const deps = open();
    expect(text(await keepSealed(deps, 'a', CONTENT))).toBe('%PDF-1.7 a scan');
    expect(text(await keepSealed(deps, 'a', Buffer.from('second')))).toBe('%PDF-1.7 a scan');
    expect(text(await getSealed(deps, 'a'))).toBe('%PDF-1.7 a scan');
  });

  it('throws when the first file disappears between the calls', async () => {
    const { files, vault } = open();
    const vanished = { ...files, putNew: async () => false };
    await expect(keepSealed({ files: vanished, vault }, 'a', CONTENT)).rejects.toThrow(
      'Cannot read the file that was stored first: a',
    );
  });
});

describe('sha256Of', () => {
  it('returns the hash of FIPS 180-4 in hex', () => {
    expect(sha256Of(Buffer.from('abc'))).toBe(
      'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    );
  });
});
