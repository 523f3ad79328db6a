import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ownSigningKey } from '../../../server/adapters/seal/ownSigningKey.ts';
import { describeSeal } from '../../../server/compose/describeSeal.ts';
import { readConfig } from '../../../server/config/config.ts';

describe('describeSeal', () => {
  const folder = mkdtempSync(join(tmpdir(), 'landform-seal-'));
  const path = (name: string) => join(folder, name);
  const dataDir = path('data');
  beforeAll(async () => {
    const key = await ownSigningKey(join(dataDir, 'acknowledgement-key'), new Date());
    writeFileSync(path('portal.pem'), key.certificate.x509.toString());
    writeFileSync(path('note.txt'), 'a note');
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('describeSeal: names the certificate and its expiry, and reports faults', async () => {
    const day = 86_400_000;
    const on = (DATA_DIR: string, at: number, more = {}) =>
      describeSeal(readConfig({ DATA_DIR, ...more }), { now: () => new Date(at) });
    const now = Date.now();
    expect(on(dataDir, now)).toMatch(/^CN=Landform Portal \(TEST\), until \d{4}-\d\d-\d\d; 0 earl/);
    expect(on(path('nothing'), now)).toContain('the first start makes one');
    expect(on(dataDir, now, { ACK_SIGNING_P12: 'none' })).toContain('are not signed');
    const end = now + 20 * 365 * day;
    expect(() => on(dataDir, end - 10 * day)).toThrow(/expires on/);
    expect(() => on(dataDir, now - 2 * day)).toThrow('the certificate is not valid yet');
    expect(on(dataDir, end - 31 * day)).toContain('until');
    expect(() => on(dataDir, end + 2 * day)).toThrow(/expired on .*, nothing is signed/);
    const missing = { ACK_SIGNING_P12: path('missing.p12') };
    expect(() => on(dataDir, now, missing)).toThrow('Cannot read the file of ACK_SIGNING_P12');
    const damaged = { ACK_SIGNING_P12: path('note.txt'), ACK_SIGNING_PIN: '1' };
    expect(() => on(dataDir, now, damaged)).toThrow('the PIN is wrong or the file is damaged');
    const earlier = { ACK_EARLIER_CERTS: path('portal.pem') };
    expect(on(dataDir, now, earlier)).toContain('1 earlier certificates');
  });
});
