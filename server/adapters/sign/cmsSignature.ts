import { createPublicKey, verify, type X509Certificate } from 'node:crypto';
import { type BaseBlock, fromBER, OctetString } from 'asn1js';
import {
  AlgorithmIdentifier,
  Attribute,
  Certificate,
  ContentInfo,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
} from 'pkijs';
import { type ReadCertificate, readCertificate } from '../certificates/readCertificate.ts';
import { OIDS, toBeSigned } from '../certificates/signedAttributes.ts';
import { attributesFit } from './attributesFit.ts';

/**
 * Checks whether bytes are the RSA signature of a certificate's key over other bytes. The algorithm
 * is RSASSA-PKCS1-v1_5 with SHA-256 (specification, document 2, section 9).
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

/** The parts of a detached CMS of one signer. */
export interface SignatureParts {
  readonly attributes: readonly Attribute[];
  /** Signature over `toBeSigned(attributes)`. */
  readonly signature: Uint8Array;
  readonly certificate: Certificate;
  readonly chain: readonly Certificate[];
  /** One of `ALGORITHMS`; `rsaEncryption` when absent. */
  readonly algorithm?: string;
  /** Time-stamp token over `signature`, DER. */
  readonly timeStamp?: Uint8Array | undefined;
}

/** Packs a signature and its certificates as a detached CMS. */
export function packSignature(parts: SignatureParts): Buffer {
  const { attributes, signature, certificate, chain, timeStamp } = parts;
  const { algorithm = OIDS.rsaEncryption } = parts;
  const signer = new SignerInfo({
    version: 1,
    sid: new IssuerAndSerialNumber({
      issuer: certificate.issuer,
      serialNumber: certificate.serialNumber,
    }),
    digestAlgorithm: new AlgorithmIdentifier({ algorithmId: OIDS.sha256 }),
    signedAttrs: new SignedAndUnsignedAttributes({ type: 0, attributes: [...attributes] }),
    signatureAlgorithm: new AlgorithmIdentifier({ algorithmId: algorithm }),
    signature: new OctetString({ valueHex: signature }),
    ...(timeStamp && { unsignedAttrs: stampAttribute(timeStamp) }),
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

/** Returns the token as the only unsigned attribute (RFC 3161, appendix A). */
function stampAttribute(token: Uint8Array): SignedAndUnsignedAttributes {
  const { result } = fromBER(Uint8Array.from(token));
  const attribute = new Attribute({ type: OIDS.signatureTimeStamp, values: [result] });
  return new SignedAndUnsignedAttributes({ type: 1, attributes: [attribute] });
}

/** A signature extracted from its CMS. */
export interface UnpackedSignature {
  readonly certificate: ReadCertificate;
  readonly chain: readonly ReadCertificate[];
  /** The signature value. */
  readonly signature: Uint8Array;
  /** Object identifier of the signature's algorithm. */
  readonly algorithm: string | undefined;
  /** The original time-stamp token, DER; unchecked. */
  readonly timeStamp: Uint8Array | undefined;
  /** Checks whether the certificate's key signed the document with this digest. */
  readonly isSigned: (documentDigest: Uint8Array) => boolean;
  /** Packs the same signature again, with this time stamp as its only unsigned attribute. */
  readonly packedWith: (timeStamp: Uint8Array | undefined) => Buffer;
  /**
   * Checks whether the CMS has the encoding of `packSignature`, so that no unsigned byte can
   * change.
   */
  readonly isAsPacked: () => boolean;
}

/**
 * Reads a detached CMS with one signer.
 *
 * @param cms DER, followed only by zeros
 * @returns `undefined` for any other bytes
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
    const parts = partsOf(signer, certificate, chain);
    return {
      certificate,
      chain,
      isSigned: (digest) => isTrue(() => isSigned(parts, certificate, digest)),
      signature: parts.signature,
      algorithm: parts.algorithm,
      timeStamp: parts.timeStamp,
      packedWith: (timeStamp) => packSignature({ ...parts, timeStamp }),
      isAsPacked: () => isTrue(() => packSignature(parts).equals(der)),
    };
  } catch {
    return undefined;
  }
}

/** Returns the outcome of a check; `false` when a part of the structure is unreadable. */
function isTrue(check: () => boolean): boolean {
  try {
    return check();
  } catch {
    return false;
  }
}

/**
 * Removes the unused space after the signature. That space is unsigned, so it must contain only
 * zeros.
 */
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

function partsOf(
  signer: SignerInfo,
  { parsed }: ReadCertificate,
  chain: readonly ReadCertificate[],
): SignatureParts {
  return {
    attributes: signer.signedAttrs?.attributes ?? [],
    signature: new Uint8Array(signer.signature.valueBlock.valueHexView),
    certificate: parsed,
    chain: chain.map((each) => each.parsed),
    algorithm: signer.signatureAlgorithm.algorithmId,
    timeStamp: timeStampIn(signer),
  };
}

/**
 * Returns the first value of the first unsigned attribute if it is a time stamp. `isAsPacked`
 * refuses further attributes and values.
 */
function timeStampIn({ unsignedAttrs }: SignerInfo): Uint8Array | undefined {
  const [attribute] = unsignedAttrs?.attributes ?? [];
  const [value]: readonly BaseBlock[] = attribute?.values ?? [];
  const isStamp = attribute?.type === OIDS.signatureTimeStamp && value !== undefined;
  return isStamp ? new Uint8Array(value.toBER()) : undefined;
}

/**
 * The two identifiers of RSASSA-PKCS1-v1_5 with SHA-256 in a CMS. The digest has a separate field
 * (RFC 5754, 3.2).
 */
const ALGORITHMS: readonly (string | undefined)[] = [
  OIDS.rsaEncryption,
  OIDS.sha256WithRsaEncryption,
];

function isSigned(
  { attributes, signature, algorithm, chain }: SignatureParts,
  { parsed, x509 }: ReadCertificate,
  digest: Uint8Array,
): boolean {
  return (
    ALGORITHMS.includes(algorithm) &&
    attributesFit(attributes, digest, parsed, chain) &&
    isSignatureOf(x509, toBeSigned(attributes), signature)
  );
}
