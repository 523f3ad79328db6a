import { createPrivateKey } from 'node:crypto';
import { Integer } from 'asn1js';
import {
  Certificate,
  CertificateRevocationList,
  Extension,
  Extensions,
  RevokedCertificate,
  Time,
} from 'pkijs';
import { derOf, type KeyedCertificate, pemOf, type RawExtension } from './testCertificates.ts';

/**
 * Creates a revocation list.
 *
 * @param revoked serial numbers, hex
 * @param extensions extensions of the list; none by default
 * @returns DER, signed by the issuer
 */
export async function makeRevocationList(
  { certificate, key }: KeyedCertificate,
  revoked: readonly string[],
  { thisUpdate, nextUpdate }: { readonly thisUpdate: Date; readonly nextUpdate: Date },
  extensions: readonly RawExtension[] = [],
): Promise<Buffer> {
  const list = new CertificateRevocationList();
  list.version = 1;
  list.issuer = Certificate.fromBER(Uint8Array.from(derOf(certificate))).subject;
  list.thisUpdate = timeOf(thisUpdate);
  list.nextUpdate = timeOf(nextUpdate);
  if (revoked.length > 0)
    list.revokedCertificates = revoked.map((serial) => entry(serial, thisUpdate));
  if (extensions.length > 0) {
    list.crlExtensions = new Extensions({ extensions: extensions.map(extensionOf) });
  }
  await list.sign(await webKeyOf(key), 'SHA-256');
  return Buffer.from(list.toSchema(true).toBER());
}

function entry(serial: string, at: Date): RevokedCertificate {
  return new RevokedCertificate({
    userCertificate: new Integer({ valueHex: Uint8Array.from(Buffer.from(serial, 'hex')) }),
    revocationDate: timeOf(at),
  });
}

/** Returns a time, whose year has two digits until 2049, then four (RFC 5280, section 5.1.2.4). */
function timeOf(value: Date): Time {
  return new Time({ type: value.getUTCFullYear() < 2050 ? 0 : 1, value });
}

function extensionOf({ id, critical = false, value }: RawExtension): Extension {
  const extnValue = Uint8Array.from(Buffer.from(value, 'latin1')).buffer;
  return new Extension({ extnID: id, critical, extnValue });
}

/** Returns the key as a Web Crypto key, with which pkijs signs (RSASSA-PKCS1-v1_5, SHA-256). */
export async function webKeyOf(key: KeyedCertificate['key']): Promise<CryptoKey> {
  const pkcs8 = createPrivateKey(pemOf(key)).export({
    type: 'pkcs8',
    format: 'der',
  });
  const algorithm = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' };
  return crypto.subtle.importKey('pkcs8', Uint8Array.from(pkcs8), algorithm, false, ['sign']);
}
