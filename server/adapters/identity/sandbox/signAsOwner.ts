import { createPrivateKey, sign } from 'node:crypto';
import { plainIdNumber } from '#engine';
import type { PhoneOwner } from '../../../ports/signing/SandboxPhone.ts';
import type { EmbeddedTestAuthority } from '../../certificates/EmbeddedTestAuthority.ts';
import { readCertificate } from '../../certificates/readCertificate.ts';
import { signedAttributes, toBeSigned } from '../../certificates/signedAttributes.ts';
import { derOf, type KeyedCertificate, pemOf } from '../../certificates/testCertificates.ts';
import { packSignature } from '../../sign/cmsSignature.ts';

/**
 * Signs a digest with a certificate that the test authority issues to the owner of the sandbox
 * phone.
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
