import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ownCertificate, ownSigningKey } from '../../../../server/adapters/seal/ownSigningKey.ts';

const NOW = new Date('2026-11-28T02:30:00Z');

describe('ownSigningKey', () => {
  let parent: string;
  beforeEach(() => {
    parent = mkdtempSync(join(tmpdir(), 'landform-own-key-'));
  });
  afterEach(() => rmSync(parent, { recursive: true }));
  const folder = () => join(parent, 'data', 'seal');

  it('creates one key for concurrent first starts, and opens it again', async () => {
    expect(ownCertificate(folder())).toBeUndefined();
    const [first, second] = await Promise.all([
      ownSigningKey(folder(), NOW),
      ownSigningKey(folder(), NOW),
    ]);
    const later = await ownSigningKey(folder(), new Date(0));
    const prints = [first, second, later].map(({ certificate }) => certificate.x509.fingerprint256);
    expect(new Set(prints).size).toBe(1);
    expect(ownCertificate(folder())?.x509.fingerprint256).toBe(prints[0]);
    const content = Buffer.from('content');
    expect(Buffer.from(first.sign(content))).toEqual(Buffer.from(later.sign(content)));
    expect(first.chain).toEqual([]);
    // A lost race leaves no draft behind.
    expect(readdirSync(join(parent, 'data'))).toEqual(['seal']);
    const modes = ['certificate.pem', 'key.pem'].map((name) => statSync(join(folder(), name)).mode);
    expect(modes.map((mode) => mode & 0o777)).toEqual([0o600, 0o600]);
  });

  it('makes a self-issued certificate for twenty years from a day ago', async () => {
    const { x509 } = (await ownSigningKey(folder(), NOW)).certificate;
    expect(x509.subject).toBe('C=HK\nO=Landform (TEST)\nCN=Landform Portal (TEST)');
    expect([x509.issuer === x509.subject, x509.ca]).toEqual([true, false]);
    expect(x509.validFromDate).toEqual(new Date('2026-11-27T02:30:00Z'));
    const days = (x509.validToDate.getTime() - NOW.getTime()) / 86_400_000;
    expect(days).toBe(20 * 365);
  });

  it('throws when the folder cannot be created, or lacks its certificate', async () => {
    writeFileSync(join(parent, 'data'), 'a file');
    await expect(ownSigningKey(folder(), NOW)).rejects.toThrow();
    rmSync(join(parent, 'data'));
    await ownSigningKey(folder(), NOW);
    rmSync(join(folder(), 'certificate.pem'));
    await expect(ownSigningKey(folder(), NOW)).rejects.toThrow('Cannot read certificate.pem in');
  });
});
