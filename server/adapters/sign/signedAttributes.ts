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

/** Object identifiers of a CAdES signature (RFC 5652, RFC 5035). */
export const OIDS = {
  data: '1.2.840.113549.1.7.1',
  signedData: '1.2.840.113549.1.7.2',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingCertificateV2: '1.2.840.113549.1.9.16.2.47',
  sha256: '2.16.840.1.101.3.4.2.1',
  rsaEncryption: '1.2.840.113549.1.1.1',
} as const;

/**
 * Makes the signed attributes of a PAdES signature: content type, digest of the document and the
 * certificate that is to sign, so that another certificate cannot be put in its place. The signing
 * time is not among them: in a PDF it stands in the signature dictionary.
 *
 * @param digest SHA-256 of the signed bytes of the document
 * @returns the attributes in DER order; the same for the same input
 */
export function signedAttributes(
  digest: Uint8Array,
  certificate: Certificate,
): readonly Attribute[] {
  return [
    attribute(OIDS.contentType, new ObjectIdentifier({ value: OIDS.data })),
    attribute(OIDS.messageDigest, new OctetString({ valueHex: digest })),
    attribute(OIDS.signingCertificateV2, signingCertificate(certificate)),
  ].sort((a, b) => Buffer.compare(derOf(a.toSchema()), derOf(b.toSchema())));
}

/** What the key signs: the attributes as a DER `SET OF`, whatever tag they get in the signature. */
export function toBeSigned(attributes: readonly Attribute[]): Buffer {
  return derOf(new AsnSet({ value: attributes.map((each) => each.toSchema()) }));
}

/** SHA-256 of a certificate's DER. */
function certificateDigest(certificate: Certificate): Buffer {
  return createHash('sha256')
    .update(derOf(certificate.toSchema(true)))
    .digest();
}

function attribute(type: string, value: BaseBlock): Attribute {
  return new Attribute({ type, values: [value] });
}

/** `SigningCertificateV2` with one `ESSCertIDv2`; SHA-256 is its default and left out in DER. */
function signingCertificate(certificate: Certificate): Sequence {
  const directoryName = new Constructed({
    idBlock: { tagClass: 3, tagNumber: 4 },
    value: [certificate.issuer.toSchema()],
  });
  const issuerSerial = new Sequence({
    value: [new Sequence({ value: [directoryName] }), certificate.serialNumber],
  });
  const id = new Sequence({
    value: [new OctetString({ valueHex: certificateDigest(certificate) }), issuerSerial],
  });
  return new Sequence({ value: [new Sequence({ value: [id] })] });
}

function derOf(block: BaseBlock): Buffer {
  return Buffer.from(block.toBER());
}
