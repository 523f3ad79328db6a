import { beforeAll, describe, expect, it } from 'vitest';
import type { ReadCertificate } from '../../../../server/adapters/certificates/readCertificate.ts';
import {
  packState,
  unpackState,
  wholeCertificate,
} from '../../../../server/adapters/sign/signerState.ts';
import { testSealKey } from '../../../support/sealedDocument.ts';

const RANGE = { gapStart: 10, gapEnd: 20, end: 30 };
const REFUSED = { name: 'SigningError', reason: 'certificate' };

describe('signer states', () => {
  let certificate: ReadCertificate;
  beforeAll(async () => {
    ({ certificate } = await testSealKey());
  });
  const changed = (change: object) => Buffer.from(JSON.stringify({ range: RANGE, ...change }));

  it('unpackState: returns the range, the certificate and its chain', () => {
    const chain = [certificate, certificate];
    const state = unpackState(packState({ range: RANGE, certificate, chain }));
    expect(state.range).toEqual(RANGE);
    expect(Buffer.from(state.certificate.der)).toEqual(Buffer.from(certificate.der));
    expect(state.chain.map(({ x509 }) => x509.fingerprint256)).toEqual(
      chain.map(({ x509 }) => x509.fingerprint256),
    );
    const alone = unpackState(packState({ range: RANGE, certificate, chain: [] }));
    expect(alone.chain).toEqual([]);
  });

  it.each([
    ['a document that another system signs', {}],
    ['no certificate', { certificates: [] }],
    ['an unreadable certificate', { certificates: ['AAAA'] }],
  ])('unpackState: refuses the state of %s', (_, change) => {
    expect(() => unpackState(changed(change))).toThrow(expect.objectContaining(REFUSED));
  });

  it('wholeCertificate: refuses bytes after the certificate', () => {
    const der = Buffer.from(certificate.der);
    expect(wholeCertificate(der).x509.fingerprint256).toBe(certificate.x509.fingerprint256);
    const longer = Buffer.concat([der, Buffer.of(0)]);
    expect(() => wholeCertificate(longer)).toThrow(expect.objectContaining(REFUSED));
  });
});
