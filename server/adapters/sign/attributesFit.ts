import { ObjectIdentifier, OctetString, Sequence } from 'asn1js';
import type { Attribute, Certificate } from 'pkijs';
import { certificateDigest, OIDS } from '../certificates/signedAttributes.ts';

/** The attributes that a signer may sign with the document, each at most once. */
const KNOWN: readonly string[] = [
  OIDS.contentType,
  OIDS.messageDigest,
  OIDS.signingCertificateV2,
  OIDS.signingTime,
  OIDS.algorithmProtection,
];

/**
 * Checks whether signed attributes belong to a document and a certificate. Content type and digest
 * must be present and correct. The certificate must be correct if the attributes name it. Further
 * named certificates must be those of the chain, so that the chain cannot change unnoticed.
 *
 * @param digest SHA-256 of the signed bytes of the document
 * @param chain further certificates of the signature, in their order
 * @see RFC 5652 section 11, RFC 5035 section 3
 */
export function attributesFit(
  attributes: readonly Attribute[],
  digest: Uint8Array,
  certificate: Certificate,
  chain: readonly Certificate[],
): boolean {
  const types = attributes.map(({ type }) => type);
  if (new Set(types).size < types.length || !types.every((type) => KNOWN.includes(type))) {
    return false;
  }
  const onlyValue = (type: string): unknown => {
    const values = attributes.find((each) => each.type === type)?.values ?? [];
    return values.length === 1 ? values[0] : undefined;
  };
  const contentType = onlyValue(OIDS.contentType);
  const named = types.includes(OIDS.signingCertificateV2);
  return (
    contentType instanceof ObjectIdentifier &&
    contentType.getValue() === OIDS.data &&
    isOctets(onlyValue(OIDS.messageDigest), digest) &&
    (!named || areNamed(onlyValue(OIDS.signingCertificateV2), certificate, chain))
  );
}

/** Checks a `SigningCertificateV2`. If it names only the signer, the chain is not checked. */
function areNamed(
  value: unknown,
  certificate: Certificate,
  chain: readonly Certificate[],
): boolean {
  const [first, ...others] = partsOf(partsOf(value)[0]);
  if (!isNamed(first, certificate)) return false;
  if (others.length === 0) return true;
  return (
    others.length === chain.length && chain.every((each, index) => isNamed(others[index], each))
  );
}

/** Checks whether an `ESSCertIDv2` has this certificate's SHA-256. */
function isNamed(id: unknown, certificate: Certificate): boolean {
  const parts = partsOf(id);
  // SHA-256 is the default, which some systems write before the hash.
  const hash = parts.find((part) => part instanceof OctetString);
  return isOctets(hash, certificateDigest(certificate));
}

function partsOf(block: unknown): readonly unknown[] {
  return block instanceof Sequence ? block.valueBlock.value : [];
}

function isOctets(value: unknown, bytes: Uint8Array): boolean {
  return value instanceof OctetString && Buffer.from(value.valueBlock.valueHexView).equals(bytes);
}
