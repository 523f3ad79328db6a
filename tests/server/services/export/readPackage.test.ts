import { describe, expect, it } from 'vitest';
import { EnvelopeVault } from '../../../../server/adapters/crypto/EnvelopeVault.ts';
import { readPackage } from '../../../../server/services/export/readPackage.ts';
import { putSealed, sha256Of } from '../../../../server/services/files/sealedFiles.ts';
import { memoryFiles } from '../../../support/memoryFiles.ts';

const JSON_BYTES = Buffer.from('{"formData":{}}');
const PDF = Buffer.from('%PDF acknowledgement');
const FOUND = {
  referenceNumber: 'LR-1',
  files: [
    { kind: 'export', key: 'exports/sub1', sha256: sha256Of(JSON_BYTES), type: 'application/json' },
    { kind: 'acknowledgement', key: 'acks/sub1', sha256: sha256Of(PDF), type: 'application/pdf' },
  ],
} as const;

/** Creates a file store with both files of the package. */
async function storeOf() {
  const vault = new EnvelopeVault([{ id: 'test', key: Buffer.alloc(32, 3) }]);
  const store = { files: memoryFiles(), vault };
  await putSealed(store, 'exports/sub1', JSON_BYTES);
  await putSealed(store, 'acks/sub1', PDF);
  return store;
}

describe('readPackage', () => {
  it('returns the plain files and the list of sha256sum, sorted by path', async () => {
    const { files, list } = await readPackage(await storeOf(), FOUND, '/files');
    expect(files.map(({ path, content }) => [path, Buffer.from(content)])).toEqual([
      ['submission.json', JSON_BYTES],
      ['acknowledgement.pdf', PDF],
    ]);
    expect(list.path).toBe('SHA256SUMS');
    expect(Buffer.from(list.content).toString()).toBe(
      `${sha256Of(PDF)}  acknowledgement.pdf\n${sha256Of(JSON_BYTES)}  submission.json\n`,
    );
  });

  it.each([
    ['a missing file', 'missing or cannot be opened', (s: Store) => s.files.remove('acks/sub1')],
    [
      'a file with other bytes',
      'other than it was',
      (s: Store) => putSealed(s, 'acks/sub1', Buffer.from('%PDF acknowledgemenT')),
    ],
    [
      'an empty file',
      'other than it was',
      (s: Store) => putSealed(s, 'acks/sub1', Buffer.alloc(0)),
    ],
    [
      'a damaged seal',
      'missing or cannot be opened',
      (s: Store) => s.files.put('acks/sub1', Buffer.from('no seal')),
    ],
    [
      'the seal of another place',
      'missing or cannot be opened',
      async (s: Store) => {
        const other = await s.files.get('exports/sub1');
        await s.files.put('acks/sub1', other ?? Buffer.of());
      },
    ],
    [
      'a failing disk',
      'missing or cannot be opened',
      async (s: Store) => {
        s.files.get = async () => {
          throw new Error('EIO');
        };
      },
    ],
  ] as const)('refuses %s', async (_, state, harm) => {
    const store = await storeOf();
    await harm(store);
    await expect(readPackage(store, FOUND, '/files')).rejects.toThrow(
      new RegExp(`^Cannot export LR-1: /files/(?:acks|exports)/sub1\\.sealed is ${state}$`),
    );
  });
});

type Store = Awaited<ReturnType<typeof storeOf>>;
