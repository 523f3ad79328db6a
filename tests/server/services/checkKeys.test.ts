import { describe, expect, it } from 'vitest';
import { EnvelopeVault } from '../../../server/adapters/crypto/EnvelopeVault.ts';
import type { KeyCheck, KeyChecks, SealedSample } from '../../../server/ports/store/KeyChecks.ts';
import type { Vault } from '../../../server/ports/system/Vault.ts';
import { type KeyDeps, keyMismatch, noteKeys } from '../../../server/services/checkKeys.ts';

const NOW = new Date('2026-11-20T02:00:00Z');
const PLACE = { table: 'submissions', row: 'SUB1', column: 'sealed_data' };
const vaultOf = (id: string, byte: number) =>
  new EnvelopeVault([{ id, key: Buffer.alloc(32, byte) }]);
const OLD = vaultOf('old', 1);
const NEW = vaultOf('new', 2);
const FORGED = vaultOf('old', 9);
const checkOf = (keyId: string, vault: Vault): KeyCheck => {
  const place = { table: 'key_checks', row: keyId, column: 'sealed' };
  return { keyId, sealed: vault.seal(place, Buffer.from(keyId)) };
};
const sampleOf = (keyId: string, vault: Vault): SealedSample => ({
  keyId,
  place: PLACE,
  sealed: vault.seal(PLACE, Buffer.from('{}')),
});

interface Given {
  readonly known?: readonly KeyCheck[];
  readonly vaults?: Readonly<Record<string, Vault>>;
  readonly lost?: readonly string[];
  readonly samples?: readonly SealedSample[];
  /** Key with which files may be sealed. */
  readonly fileKey?: string;
}

/** Creates a store with check values and data. */
function store({ known = [], vaults = {}, lost = [], samples = [], fileKey }: Given) {
  let kept = [...known];
  const reads: string[] = [];
  const checks: KeyChecks = {
    all: async () => kept,
    add: async (check) => {
      if (!kept.some(({ keyId }) => keyId === check.keyId)) kept.push(check);
    },
    remove: async (keyId) => {
      kept = kept.filter((each) => each.keyId !== keyId);
    },
    samples: async () => {
      reads.push('samples');
      return samples;
    },
    hasFilesOf: async (keyId) => keyId === fileKey,
  };
  const deps: KeyDeps = { checks, vaults: new Map(Object.entries(vaults)), lost };
  return { deps, reads, kept: () => kept.map(({ keyId }) => keyId) };
}
const mismatch = (given: Given) => keyMismatch(store(given).deps);

describe('keyMismatch', () => {
  it('reads no data when every key has its check value', async () => {
    const { deps, reads } = store({ known: [checkOf('old', OLD)], vaults: { old: OLD } });
    expect([await keyMismatch(deps), reads]).toEqual([undefined, []]);
  });

  it.each<[string, Given]>([
    ['a check value', { known: [checkOf('old', OLD)], vaults: { old: FORGED } }],
    ['the data', { samples: [sampleOf('old', OLD)], vaults: { old: FORGED } }],
  ])('names a key that does not open %s', async (_, given) => {
    expect(await mismatch(given)).toContain('the key "old" is not the one');
  });

  it.each<[string, Given]>([
    ['no known key is listed', { known: [checkOf('old', OLD)], vaults: { new: NEW } }],
    [
      'its data are stored',
      {
        known: [checkOf('old', OLD), checkOf('new', NEW)],
        vaults: { new: NEW },
        samples: [sampleOf('old', OLD)],
      },
    ],
    [
      'its files may be stored',
      {
        known: [checkOf('old', OLD), checkOf('new', NEW)],
        vaults: { new: NEW },
        fileKey: 'old',
      },
    ],
    ['its data have no check value', { samples: [sampleOf('old', OLD)], vaults: { new: NEW } }],
  ])('names a missing key when %s', async (_, given) => {
    expect(await mismatch(given)).toContain('data is sealed with the key "old"');
    expect(await mismatch({ ...given, lost: ['old'] })).toBeUndefined();
  });

  it('accepts a removed key that sealed nothing, and a new key', async () => {
    const known = [checkOf('old', OLD), checkOf('new', NEW)];
    expect(await mismatch({ known, vaults: { new: NEW } })).toBeUndefined();
    const samples = [sampleOf('old', OLD)];
    expect(await mismatch({ samples, vaults: { old: OLD, new: NEW } })).toBeUndefined();
    expect(await mismatch({ vaults: { new: NEW } })).toBeUndefined();
  });

  it('names several keys once each', async () => {
    const samples = [sampleOf('a', OLD), sampleOf('a', OLD), sampleOf('b', OLD)];
    expect(await mismatch({ samples, vaults: { new: NEW } })).toContain(
      'the key "a" and "b", which is not listed',
    );
  });

  it('rethrows an error that is not about the key', async () => {
    const open = () => {
      throw new TypeError('defect');
    };
    const vault: Vault = { seal: () => Buffer.of(), open, isStale: () => false };
    const given = { known: [checkOf('old', OLD)], vaults: { old: vault } };
    await expect(mismatch(given)).rejects.toThrow('defect');
  });
});

describe('noteKeys', () => {
  it('stores a check value for each listed key, which then fits', async () => {
    const { deps, kept } = store({ vaults: { old: OLD, new: NEW } });
    await noteKeys(deps, { now: () => NOW });
    expect(kept()).toEqual(['old', 'new']);
    expect(await keyMismatch(deps)).toBeUndefined();
    const forged = { ...deps, vaults: new Map([['old', FORGED]]) };
    expect(await keyMismatch(forged)).toContain('"old"');
  });

  it('removes the check values of keys that are not listed, except of lost keys', async () => {
    const known = [checkOf('old', OLD), checkOf('gone', OLD), checkOf('new', NEW)];
    const { deps, kept } = store({ known, vaults: { new: NEW }, lost: ['gone'] });
    await noteKeys(deps, { now: () => NOW });
    expect(kept()).toEqual(['gone', 'new']);
  });
});
