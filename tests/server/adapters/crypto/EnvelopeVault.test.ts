import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { EnvelopeVault } from '../../../../server/adapters/crypto/EnvelopeVault.ts';
import { VaultError } from '../../../../server/ports/system/Vault.ts';

const KEY = { id: 'k1', key: randomBytes(32) };
const NEWER = { id: 'k2', key: randomBytes(32) };
const PLACE = { table: 'submissions', row: 'S1', column: 'sealed_data' };
const plain = Buffer.from('{"IdNo":"A1234563"}');

describe('EnvelopeVault', () => {
  const vault = new EnvelopeVault([KEY]);

  it('opens its own seal, and hides the content in the seal', () => {
    const sealed = vault.seal(PLACE, plain);
    expect(Buffer.from(vault.open(PLACE, sealed))).toEqual(plain);
    expect(Buffer.from(sealed).includes('A1234563')).toBe(false);
    expect(vault.open(PLACE, vault.seal(PLACE, Buffer.alloc(0)))).toHaveLength(0);
  });

  it('seals the same bytes differently each time', () => {
    expect(vault.seal(PLACE, plain)).not.toEqual(vault.seal(PLACE, plain));
  });

  it.each([
    { ...PLACE, table: 'stored_files' },
    { ...PLACE, row: 'S2' },
    { ...PLACE, column: 'sealed_ack' },
    { table: 'submission', row: 'sS1', column: 'sealed_data' },
  ])('T-45: refuses a seal that was moved to $table.$row.$column', (elsewhere) => {
    expect(() => vault.open(elsewhere, vault.seal(PLACE, plain))).toThrow(VaultError);
  });

  it('T-45: refuses a seal with a changed, missing or added byte', () => {
    const sealed = vault.seal(PLACE, plain);
    for (let index = 0; index < sealed.length; index += 1) {
      const changed = Buffer.from(sealed);
      changed[index] = (changed[index] ?? 0) ^ 1;
      expect(() => vault.open(PLACE, changed), `byte ${index}`).toThrow(VaultError);
    }
    expect(() => vault.open(PLACE, sealed.subarray(0, -1))).toThrow(VaultError);
    expect(() => vault.open(PLACE, Buffer.concat([sealed, Buffer.alloc(1)]))).toThrow(VaultError);
    expect(() => vault.open(PLACE, Buffer.alloc(0))).toThrow(VaultError);
  });

  it('opens old seals with the old key, seals with the new key, and detects old seals', () => {
    const old = vault.seal(PLACE, plain);
    const rotated = new EnvelopeVault([NEWER, KEY]);
    expect(Buffer.from(rotated.open(PLACE, old))).toEqual(plain);
    expect(rotated.isStale(old)).toBe(true);
    expect(rotated.isStale(rotated.seal(PLACE, plain))).toBe(false);
    expect(() => new EnvelopeVault([NEWER]).open(PLACE, old)).toThrow(/its key is not among ours/);
  });

  it('throws for an empty list of keys and for a short key', () => {
    expect(() => new EnvelopeVault([])).toThrow(RangeError);
    expect(() => new EnvelopeVault([{ id: 'x', key: randomBytes(16) }])).toThrow(RangeError);
  });
});
