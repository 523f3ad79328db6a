import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeRevocationList } from '../../server/adapters/certificates/revocationList.ts';
import {
  type CertificateWish,
  derOf,
  type KeyedCertificate,
  makeCertificate,
} from '../../server/adapters/certificates/testCertificates.ts';
import {
  AUTHORITIES,
  type AuthorityProfile,
  PROFILES,
  type ProfileName,
} from './authorityProfiles.ts';

const DAY_MS = 86_400_000;

/** The differences from the profile. */
export type ProfileChange = Partial<
  Pick<CertificateWish, 'hkid' | 'notBefore' | 'notAfter' | 'policies' | 'issuer' | 'extensions'>
>;

/** The root and issuing authority of a recognised authority, with its names and generated keys. */
interface ProfileAuthority {
  readonly root: KeyedCertificate;
  readonly issuer: KeyedCertificate;
}

/**
 * Creates both recognised authorities with generated keys, and a folder that trusts them; `remove`
 * deletes it.
 */
export async function profileAuthorities() {
  const folder = mkdtempSync(join(tmpdir(), 'landform-profiles-'));
  const hongkongPost = await makeProfileAuthority(AUTHORITIES.hongkongPost);
  const digiSign = await makeProfileAuthority(AUTHORITIES.digiSign);
  const authorities = { hongkongPost, digiSign };
  for (const [name, { root, issuer }] of Object.entries(authorities)) {
    writeFileSync(join(folder, `${name}-root.cer`), derOf(root.certificate));
    writeFileSync(join(folder, `${name}-issuer.cer`), derOf(issuer.certificate));
    writeFileSync(join(folder, `${name}-root.crl`), await listOf(root, []));
    writeFileSync(join(folder, `${name}-issuer.crl`), await listOf(issuer, []));
  }
  const issue = (name: ProfileName, change: ProfileChange = {}) => {
    const { authority, ...profile }: AuthorityProfile = PROFILES[name];
    const { issuer } = authorities[authority];
    return makeCertificate({ ...validNow(), issuer, isAuthority: false, ...profile, ...change });
  };
  const revoke = async ({ certificate }: KeyedCertificate) => {
    const list = await listOf(hongkongPost.issuer, [certificate.serialNumber]);
    writeFileSync(join(folder, 'hongkongPost-issuer.crl'), list);
  };
  const remove = () => rmSync(folder, { recursive: true, force: true });
  return { ...authorities, folder, issue, revoke, remove };
}

/** Creates a root and an issuing authority with these names. */
async function makeProfileAuthority(
  names: Readonly<Record<'root' | 'issuer', CertificateWish['subject']>>,
): Promise<ProfileAuthority> {
  const life = { notBefore: inDays(-1000), notAfter: inDays(3000), isAuthority: true };
  const root = await makeCertificate({ ...life, subject: names.root });
  const issuer = await makeCertificate({ ...life, subject: names.issuer, issuer: root });
  return { root, issuer };
}

/** Returns the time this many days from now. */
export function inDays(days: number): Date {
  return new Date(Date.now() + days * DAY_MS);
}

function validNow() {
  return { notBefore: inDays(-1), notAfter: inDays(1000) };
}

function listOf(issuer: KeyedCertificate, revoked: readonly string[]): Promise<Buffer> {
  return makeRevocationList(issuer, revoked, { thisUpdate: inDays(-1), nextUpdate: inDays(1) });
}
