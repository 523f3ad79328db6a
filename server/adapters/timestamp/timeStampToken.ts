import { createHash, verify } from 'node:crypto';
import { ObjectIdentifier, OctetString, Sequence } from 'asn1js';
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
  TSTInfo,
} from 'pkijs';
import { type ReadCertificate, readCertificate } from '../certificates/readCertificate.ts';
import { OIDS, toBeSigned } from '../certificates/signedAttributes.ts';
import { keptName, SIGNATURE_KINDS, TOKEN_DIGESTS } from './tokenAlgorithms.ts';

/** A time-stamp token with a valid signature (RFC 3161, section 2.4.2). */
export interface TimeStampToken {
  readonly info: TSTInfo;
  /** The certificate of the authority, named by the signed attributes. */
  readonly signer: ReadCertificate;
  /** All certificates of the token, in its own order. */
  readonly certificates: readonly ReadCertificate[];
  /** Packs the same signed content with these certificates, the signer's first. */
  readonly packedWith: (certificates: readonly ReadCertificate[]) => Buffer;
  /** Packs like `packedWith`, but with the canonical name of the algorithm. */
  readonly sealedWith: (certificates: readonly ReadCertificate[]) => Buffer;
  /** Whether the algorithm already has its canonical name. */
  readonly hasOneName: boolean;
}

/** Maximum number of certificates of a token. */
const MOST_CERTIFICATES = 8;

/**
 * Reads a token and checks its signature: digest of the content, name of the signer's certificate
 * (RFC 2634, RFC 5035) and the signer's key.
 *
 * @param der the token, without trailing bytes
 * @returns `undefined` when the token is unreadable or its signature is invalid
 */
export function readToken(der: Uint8Array): TimeStampToken | undefined {
  try {
    const content = ContentInfo.fromBER(Uint8Array.from(der));
    const signedData = new SignedData({ schema: content.content });
    const parts = partsOf(signedData);
    return parts && isSigned(parts) ? tokenOf(parts) : undefined;
  } catch {
    return undefined;
  }
}

interface TokenParts {
  readonly content: Buffer;
  readonly attributes: readonly Attribute[];
  /** Object identifiers. */
  readonly digest: string;
  readonly algorithm: string;
  readonly signature: Uint8Array;
  readonly signer: ReadCertificate;
  readonly certificates: readonly ReadCertificate[];
}

function partsOf({ encapContentInfo, certificates = [], signerInfos }: SignedData) {
  const [info, ...others] = signerInfos;
  const { eContentType, eContent } = encapContentInfo;
  if (!info || others.length > 0 || eContentType !== OIDS.timeStampInfo || !eContent) {
    return undefined;
  }
  if (certificates.length > MOST_CERTIFICATES) return undefined;
  const read = certificates.map((each) => (each instanceof Certificate ? rawOf(each) : undefined));
  const whole = read.filter((each) => each !== undefined);
  const attributes = info.signedAttrs?.attributes ?? [];
  const signer = whole.find(({ der }) => isNamed(attributes, der));
  if (!signer || whole.length < read.length) return undefined;
  return {
    content: Buffer.from(eContent.getValue()),
    attributes,
    digest: info.digestAlgorithm.algorithmId,
    algorithm: info.signatureAlgorithm.algorithmId,
    signature: new Uint8Array(info.signature.valueBlock.valueHexView),
    signer,
    certificates: whole,
  };
}

/**
 * Parses a certificate from the bytes that its issuer signed, because another encoding would have
 * another hash.
 */
function rawOf(certificate: Certificate): ReadCertificate | undefined {
  return readCertificate(new Uint8Array(certificate.toSchema(false).toBER()));
}

function isSigned(parts: TokenParts): boolean {
  const { content, attributes, digest, algorithm, signature, signer } = parts;
  const hash = TOKEN_DIGESTS[digest];
  const kind = SIGNATURE_KINDS[algorithm];
  if (!hash || !kind || (kind.hash !== undefined && kind.hash !== hash)) return false;
  const { publicKey } = signer.x509;
  const contentType = onlyValue(attributes, OIDS.contentType);
  const messageDigest = onlyValue(attributes, OIDS.messageDigest);
  return (
    publicKey.asymmetricKeyType === kind.key &&
    contentType instanceof ObjectIdentifier &&
    contentType.getValue() === OIDS.timeStampInfo &&
    isOctets(messageDigest, createHash(hash).update(content).digest()) &&
    verify(hash, toBeSigned(attributes), publicKey, signature)
  );
}

function tokenOf(parts: TokenParts): TimeStampToken {
  const { content, signer, certificates } = parts;
  const algorithm = keptName(parts.algorithm);
  return {
    info: TSTInfo.fromBER(Uint8Array.from(content)),
    signer,
    certificates,
    packedWith: (given) => packToken({ ...parts, certificates: given }),
    sealedWith: (given) => packToken({ ...parts, algorithm, certificates: given }),
    hasOneName: parts.algorithm === algorithm,
  };
}

/**
 * Packs a token in the only encoding that `readTimeStamp` accepts. Unsigned parts are fixed or
 * omitted.
 */
function packToken(parts: TokenParts): Buffer {
  const { content, attributes, digest, algorithm, signature, signer, certificates } = parts;
  const info = new SignerInfo({
    version: 1,
    sid: new IssuerAndSerialNumber({
      issuer: signer.parsed.issuer,
      serialNumber: signer.parsed.serialNumber,
    }),
    digestAlgorithm: new AlgorithmIdentifier({ algorithmId: digest }),
    signedAttrs: new SignedAndUnsignedAttributes({ type: 0, attributes: [...attributes] }),
    signatureAlgorithm: new AlgorithmIdentifier({ algorithmId: algorithm }),
    signature: new OctetString({ valueHex: signature }),
  });
  const signedData = new SignedData({
    version: 3,
    digestAlgorithms: [new AlgorithmIdentifier({ algorithmId: digest })],
    encapContentInfo: new EncapsulatedContentInfo({
      eContentType: OIDS.timeStampInfo,
      eContent: new OctetString({ valueHex: content }),
    }),
    certificates: certificates.map(({ parsed }) => parsed),
    signerInfos: [info],
  });
  const packed = new ContentInfo({
    contentType: OIDS.signedData,
    content: signedData.toSchema(),
  });
  return Buffer.from(packed.toSchema().toBER());
}

/** Checks whether the first certificate in the signed attributes is this one. */
function isNamed(attributes: readonly Attribute[], der: Uint8Array): boolean {
  const newer = firstId(onlyValue(attributes, OIDS.signingCertificateV2));
  const [algorithm] = newer;
  const oid = algorithm instanceof Sequence ? algorithm.valueBlock.value[0] : undefined;
  // SHA-256 is the default of the newer attribute, and SHA-1 the only hash of the older attribute.
  const named = oid instanceof ObjectIdentifier ? TOKEN_DIGESTS[oid.getValue()] : 'sha256';
  if (newer.length > 0) return named !== undefined && hasHash(newer, named, der);
  return hasHash(firstId(onlyValue(attributes, OIDS.signingCertificate)), 'sha1', der);
}

function hasHash(id: readonly unknown[], algorithm: string, der: Uint8Array): boolean {
  const hash = id.find((part) => part instanceof OctetString);
  return isOctets(hash, createHash(algorithm).update(der).digest());
}

/** Returns the parts of the first `ESSCertID` or `ESSCertIDv2`. */
function firstId(value: unknown): readonly unknown[] {
  return elementsOf(elementsOf(elementsOf(value)[0])[0]);
}

function elementsOf(block: unknown): readonly unknown[] {
  return block instanceof Sequence ? block.valueBlock.value : [];
}

/** Returns the value of an attribute that occurs once and has one value. */
function onlyValue(attributes: readonly Attribute[], type: string): unknown {
  const [attribute, ...others] = attributes.filter((each) => each.type === type);
  return others.length === 0 && attribute?.values.length === 1 ? attribute.values[0] : undefined;
}

function isOctets(value: unknown, bytes: Uint8Array): boolean {
  return value instanceof OctetString && Buffer.from(value.valueBlock.valueHexView).equals(bytes);
}
