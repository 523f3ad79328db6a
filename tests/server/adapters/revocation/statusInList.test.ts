import { Certificate, CertificateRevocationList, type IssuingDistributionPoint } from 'pkijs';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeRevocationList } from '../../../../server/adapters/certificates/revocationList.ts';
import {
  derOf,
  type KeyedCertificate,
  makeCertificate,
  type RawExtension,
} from '../../../../server/adapters/certificates/testCertificates.ts';
import {
  isAuthority,
  isSignedBy,
  statusInList,
} from '../../../../server/adapters/revocation/statusInList.ts';
import { changesOnly, issuedFor, listsAt, uri } from '../../../support/certificateExtensions.ts';
import { inDays } from '../../../support/profileAuthority.ts';

const LIST = 'http://crl.example/list.crl';
const LIFE = { thisUpdate: inDays(-1), nextUpdate: inDays(1) };
const NOW = inDays(0);

describe('statusInList', () => {
  let issuer: KeyedCertificate;
  let signer: KeyedCertificate;
  beforeAll(async () => {
    const life = { notBefore: inDays(-9), notAfter: inDays(9) };
    issuer = await makeCertificate({ ...life, subject: [['CN', 'CA (TEST)']], isAuthority: true });
    const extensions = [listsAt(LIST)];
    const wish = { ...life, issuer, extensions, subject: [['CN', 'SIGNER']] as const };
    signer = await makeCertificate({ ...wish, isAuthority: false });
  });

  const parsed = ({ certificate }: KeyedCertificate) =>
    Certificate.fromBER(Uint8Array.from(derOf(certificate)));
  const list = async (
    revoked: readonly KeyedCertificate[] = [],
    { life = LIFE, extensions = [] as readonly RawExtension[], by = issuer } = {},
  ) => {
    const serials = revoked.map(({ certificate }) => certificate.serialNumber);
    const der = await makeRevocationList(by, serials, life, extensions);
    return CertificateRevocationList.fromBER(Uint8Array.from(der));
  };
  const statusIn = (given: CertificateRevocationList, of = signer) =>
    statusInList(given, parsed(of), parsed(issuer), NOW);

  it('looks up the serial number of a certificate', async () => {
    expect(await statusIn(await list())).toBe('good');
    expect(await statusIn(await list([issuer]))).toBe('good');
    expect(await statusIn(await list([issuer, signer]))).toBe('revoked');
  });

  it('B-62: trusts no list that is out of date', async () => {
    const old = { thisUpdate: inDays(-2), nextUpdate: inDays(-1) };
    expect(await statusIn(await list([signer], { life: old }))).toBe('unknown');
  });

  it('B-62: trusts no list that another key signed', async () => {
    const by = { ...issuer, key: signer.key };
    const forged = await list([], { by });
    expect(await statusIn(forged)).toBe('unknown');
    expect(await isSignedBy(forged, parsed(issuer))).toBe(false);
    expect(await isSignedBy(await list(), parsed(issuer))).toBe(true);
  });

  it('B-62: counts a list with an unknown algorithm as unsigned', async () => {
    const unknown = await list();
    unknown.signatureAlgorithm.algorithmId = '1.2.3.4';
    expect(await isSignedBy(unknown, parsed(issuer))).toBe(false);
  });

  it.each<readonly [string, Partial<IssuingDistributionPoint>, string, string]>([
    ['for signers', { onlyContainsUserCerts: true }, 'good', 'unknown'],
    ['for authorities', { onlyContainsCACerts: true }, 'unknown', 'good'],
    ['for attributes', { onlyContainsAttributeCerts: true }, 'unknown', 'unknown'],
    ['of other issuers', { indirectCRL: true }, 'unknown', 'unknown'],
    ['for some reasons', { onlySomeReasons: 0x40 }, 'unknown', 'unknown'],
    ['of its own point', { distributionPoint: [uri(LIST)] }, 'good', 'unknown'],
    ['of another point', { distributionPoint: [uri(`${LIST}2`)] }, 'unknown', 'unknown'],
  ])('applies a list %s', async (_, part, ofSigner, ofAuthority) => {
    const partial = await list([], { extensions: [issuedFor(part)] });
    expect(await statusIn(partial)).toBe(ofSigner);
    expect(await statusIn(partial, issuer)).toBe(ofAuthority);
  });

  it.each<readonly [string, RawExtension]>([
    ['a delta list', changesOnly()],
    ['a part that it cannot read', { ...issuedFor({}), value: '\x05\x00' }],
    ['an unknown critical extension', { id: '1.2.3.4', critical: true, value: '\x05\x00' }],
  ])('B-62: does not use %s', async (_, extension) => {
    expect(await statusIn(await list([], { extensions: [extension] }))).toBe('unknown');
  });

  it('uses a list with another extension that is not critical', async () => {
    const extension = { id: '1.2.3.4', value: '\x05\x00' };
    expect(await statusIn(await list([signer], { extensions: [extension] }))).toBe('revoked');
  });

  it('isAuthority: reads the basic constraints', () => {
    expect(isAuthority(parsed(issuer))).toBe(true);
    expect(isAuthority(parsed(signer))).toBe(false);
    expect(isAuthority(new Certificate())).toBe(false);
  });
});
