import { createHash } from 'node:crypto';
import {
  Set as AsnSet,
  type BaseBlock,
  Constructed,
  ObjectIdentifier,
  OctetString,
  Sequence,
} from 'asn1js';
import { Attribute, type Certificate } from 'pkijs';

/** Object identifiers of a CAdES signature and its time stamp (RFC 5652, 5035, 6211, 3161). */
export const OIDS = {
  data: '1.2.840.113549.1.7.1',
  signedData: '1.2.840.113549.1.7.2',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingCertificateV2: '1.2.840.113549.1.9.16.2.47',
  sha256: '2.16.840.1.101.3.4.2.1',
  rsaEncryption: '1.2.840.113549.1.1.1',
  sha256WithRsaEncryption: '1.2.840.113549.1.1.11',
  signingTime: '1.2.840.113549.1.9.5',
  algorithmProtection: '1.2.840.113549.1.9.52',
  signingCertificate: '1.2.840.113549.1.9.16.2.12',
  signatureTimeStamp: '1.2.840.113549.1.9.16.2.14',
  timeStampInfo: '1.2.840.113549.1.9.16.1.4',
} as const;

/**
 * Creates the signed attributes of a PAdES signature: content type, digest of the document, and the
 * hashes of the signing certificate and its issuers. They omit the signing time, because the
 * signature dictionary of a PDF contains it.
 *
 * @param digest SHA-256 of the signed bytes of the document
 * @param chain certificates between the signer's and a root, in the order of the signature
 * @returns the attributes in DER order; equal for equal input
 */
export function signedAttributes(
  digest: Uint8Array,
  certificate: Certificate,
  chain: readonly Certificate[],
): readonly Attribute[] {
  return [
    attribute(OIDS.contentType, new ObjectIdentifier({ value: OIDS.data })),
    attribute(OIDS.messageDigest, new OctetString({ valueHex: digest })),
    attribute(OIDS.signingCertificateV2, signingCertificate([certificate, ...chain])),
  ].sort((a, b) => Buffer.compare(derOf(a.toSchema()), derOf(b.toSchema())));
}

/**
 * Returns the bytes that the key signs: the attributes as a DER `SET OF`. In the signature they
 * have another tag.
 */
export function toBeSigned(attributes: readonly Attribute[]): Buffer {
  return derOf(new AsnSet({ value: attributes.map((each) => each.toSchema()) }));
}

/** Returns the SHA-256 of a certificate's DER. */
export function certificateDigest(certificate: Certificate): Buffer {
  return createHash('sha256')
    .update(derOf(certificate.toSchema(true)))
    .digest();
}

function attribute(type: string, value: BaseBlock): Attribute {
  return new Attribute({ type, values: [value] });
}

/**
 * Creates `SigningCertificateV2`: the signer's certificate first, then those of its path (RFC 5035,
 * section 3).
 */
function signingCertificate(path: readonly Certificate[]): Sequence {
  return new Sequence({ value: [new Sequence({ value: path.map(certificateId) })] });
}

/** Creates `ESSCertIDv2`. SHA-256 is its default algorithm and therefore omitted in DER. */
function certificateId(certificate: Certificate): Sequence {
  const directoryName = new Constructed({
    idBlock: { tagClass: 3, tagNumber: 4 },
    value: [certificate.issuer.toSchema()],
  });
  const issuerSerial = new Sequence({
    value: [new Sequence({ value: [directoryName] }), certificate.serialNumber],
  });
  return new Sequence({
    value: [new OctetString({ valueHex: certificateDigest(certificate) }), issuerSerial],
  });
}

function derOf(block: BaseBlock): Buffer {
  return Buffer.from(block.toBER());
}
