import { createPublicKey, verify, type X509Certificate } from 'node:crypto';
import { OctetString } from 'asn1js';
import {
  AlgorithmIdentifier,
  type Attribute,
  Certificate,
  ContentInfo,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
} from 'pkijs';
import { type ReadCertificate, readCertificate } from './readCertificate.ts';
import { OIDS, signedAttributes, toBeSigned } from './signedAttributes.ts';

/**
 * Tells whether bytes are the RSA signature of a certificate's key over other bytes
 * (RSASSA-PKCS1-v1_5 with SHA-256; specification, document 2, section 9).
 */
export function isSignatureOf(
  certificate: X509Certificate,
  signed: Uint8Array,
  signature: Uint8Array,
): boolean {
  try {
    const key = createPublicKey(certificate.publicKey.export({ type: 'spki', format: 'pem' }));
    return key.asymmetricKeyType === 'rsa' && verify('sha256', signed, key, signature);
  } catch {
    return false;
  }
}

/**
 * Packs a signature and its certificates as a detached CMS.
 *
 * @param signature over `toBeSigned(attributes)`
 */
export function packSignature(
  attributes: readonly Attribute[],
  signature: Uint8Array,
  certificate: Certificate,
  chain: readonly Certificate[],
): Buffer {
  const signer = new SignerInfo({
    version: 1,
    sid: new IssuerAndSerialNumber({
      issuer: certificate.issuer,
      serialNumber: certificate.serialNumber,
    }),
    digestAlgorithm: new AlgorithmIdentifier({ algorithmId: OIDS.sha256 }),
    signedAttrs: new SignedAndUnsignedAttributes({ type: 0, attributes: [...attributes] }),
    signatureAlgorithm: new AlgorithmIdentifier({ algorithmId: OIDS.rsaEncryption }),
    signature: new OctetString({ valueHex: signature }),
  });
  const signedData = new SignedData({
    version: 1,
    digestAlgorithms: [new AlgorithmIdentifier({ algorithmId: OIDS.sha256 })],
    encapContentInfo: new EncapsulatedContentInfo({ eContentType: OIDS.data }),
    certificates: [certificate, ...chain],
    signerInfos: [signer],
  });
  const content = new ContentInfo({
    contentType: OIDS.signedData,
    content: signedData.toSchema(true),
  });
  return Buffer.from(content.toSchema().toBER());
}

/** A signature taken out of its CMS. */
export interface UnpackedSignature {
  readonly certificate: ReadCertificate;
  readonly chain: readonly ReadCertificate[];
  /** Whether the key signed the document with this certificate, and all of it is as we pack it. */
  readonly isValid: (documentDigest: Uint8Array) => boolean;
}

/**
 * Reads a detached CMS with one signer.
 *
 * @param cms DER, with nothing but zeros behind it
 * @returns `undefined` for anything else
 */
export function unpackSignature(cms: Uint8Array): UnpackedSignature | undefined {
  const der = withoutPadding(cms);
  if (!der) return undefined;
  try {
    const content = ContentInfo.fromBER(Uint8Array.from(der));
    const signedData = new SignedData({ schema: content.content });
    const [signer, ...others] = signedData.signerInfos;
    const certificates = (signedData.certificates ?? [])
      .filter((each) => each instanceof Certificate)
      .map((each) => readCertificate(new Uint8Array(each.toSchema(true).toBER())))
      .filter((each) => each !== undefined);
    if (!signer || others.length > 0) return undefined;
    const certificate = certificates.find(({ parsed }) => isNamedBy(signer, parsed));
    if (!certificate) return undefined;
    const chain = certificates.filter((each) => each !== certificate);
    return {
      certificate,
      chain,
      isValid: (digest) => isAsPacked(der, signer, certificate, chain, digest),
    };
  } catch {
    return undefined;
  }
}

/** The room that a signature does not fill is not signed, so nothing may stand in it. */
function withoutPadding(cms: Uint8Array): Uint8Array | undefined {
  const [tag, first = 0] = cms;
  const lengthBytes = first & 0x7f;
  if (tag !== 0x30 || first < 0x80 || lengthBytes > 3) return undefined;
  const length = cms.subarray(2, 2 + lengthBytes).reduce((sum, byte) => sum * 256 + byte, 0);
  const end = 2 + lengthBytes + length;
  const isPadding = end <= cms.length && cms.subarray(end).every((byte) => byte === 0);
  return isPadding ? cms.subarray(0, end) : undefined;
}

function isNamedBy({ sid }: SignerInfo, certificate: Certificate): boolean {
  if (!(sid instanceof IssuerAndSerialNumber)) return false;
  return (
    sid.issuer.isEqual(certificate.issuer) && sid.serialNumber.isEqual(certificate.serialNumber)
  );
}

/**
 * What a signature of ours looks like follows from document, certificates and signature, so it is packed
 * anew and compared as bytes: nothing in the CMS is believed, and what no key signs, its frame, is not
 * another one either. Whoever changes how signatures are packed keeps the former way for those there are.
 */
function isAsPacked(
  der: Uint8Array,
  signer: SignerInfo,
  { parsed, x509 }: ReadCertificate,
  chain: readonly ReadCertificate[],
  digest: Uint8Array,
): boolean {
  const attributes = signedAttributes(digest, parsed);
  const signature = new Uint8Array(signer.signature.valueBlock.valueHexView);
  const others = chain.map((each) => each.parsed);
  return (
    packSignature(attributes, signature, parsed, others).equals(der) &&
    isSignatureOf(x509, toBeSigned(attributes), signature)
  );
}
