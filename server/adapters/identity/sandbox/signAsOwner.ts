import { createPrivateKey, sign } from 'node:crypto';
import { plainIdNumber } from '#engine';
import type { PhoneOwner } from '../../../ports/SandboxPhone.ts';
import { packSignature } from '../../sign/cmsSignature.ts';
import type { EmbeddedTestAuthority } from '../../sign/EmbeddedTestAuthority.ts';
import { readCertificate } from '../../sign/readCertificate.ts';
import { signedAttributes, toBeSigned } from '../../sign/signedAttributes.ts';
import { derOf, type KeyedCertificate, pemOf } from '../../sign/testCertificates.ts';

/**
 * Signs a digest with a certificate that the test authority makes for the owner of the sandbox phone.
 *
 * @returns a detached CMS, DER
 */
export async function signAsOwner(
  authority: EmbeddedTestAuthority,
  digest: Uint8Array,
  { name, idNumber }: PhoneOwner,
): Promise<Uint8Array> {
  const { made, issuer } = await authority.keyFor({
    holder: 'personal',
    name,
    hkid: plainIdNumber(idNumber),
    variant: 'valid',
  });
  const certificate = parsed(made);
  const chain = [parsed(issuer)];
  const attributes = signedAttributes(digest, certificate, chain);
  const key = createPrivateKey(pemOf(made.key));
  const signature = sign('sha256', toBeSigned(attributes), key);
  return packSignature({ attributes, signature, certificate, chain });
}

function parsed({ certificate }: KeyedCertificate) {
  const read = readCertificate(derOf(certificate));
  if (!read) throw new TypeError('Cannot read a certificate that was just made');
  return read.parsed;
}
