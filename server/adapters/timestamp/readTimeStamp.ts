import { BitString } from 'asn1js';
import { type Certificate, ExtKeyUsage } from 'pkijs';
import { hasIssued } from '../sign/certificateIssuers.ts';
import type { ReadCertificate } from '../sign/readCertificate.ts';
import { OIDS } from '../sign/signedAttributes.ts';
import { imprintOf } from './timeStampQuestion.ts';
import { readToken, type TimeStampToken } from './timeStampToken.ts';

/**
 * Reads a token that is kept in a signature. Each byte of it is proved: content and attributes by the
 * authority's key, its certificate by the attributes, each other certificate by its issuer's key, and
 * the frame by the only encoding that is accepted.
 *
 * @param der as `sealedToken` gave it
 * @param signature value that the stamp must be over
 * @returns `undefined` for anything else; whether the root is trusted is another question
 */
export function readTimeStamp(der: Uint8Array, signature: Uint8Array): TimeStampToken | undefined {
  const token = readToken(der);
  if (!token || faultOfToken(token, signature) !== undefined) return undefined;
  const { certificates, signer, packedWith } = token;
  const isSealed = certificates[0] === signer && isSelfContained(certificates);
  return isSealed && packedWith(certificates).equals(der) ? token : undefined;
}

/**
 * Checks content and purpose of a token.
 *
 * @returns a description of its fault
 */
export function faultOfToken(
  { info, signer }: TimeStampToken,
  signature: Uint8Array,
): string | undefined {
  const { version, messageImprint } = info;
  const { hashAlgorithm, hashedMessage } = messageImprint;
  if (version !== 1) return 'the version of the token is not 1';
  const isOver =
    hashAlgorithm.algorithmId === OIDS.sha256 &&
    imprintOf(signature).equals(hashedMessage.valueBlock.valueHexView);
  if (!isOver) return 'the stamp is over something else';
  return isForTimeStamps(signer.parsed) ? undefined : 'its certificate is not for time stamps';
}

/**
 * Packs a token with the path of its certificate, the root included, so that it proves itself.
 *
 * @returns `undefined` when the path does not prove itself: its root has no signature that can be checked
 */
export function sealedToken(
  token: TimeStampToken,
  path: readonly ReadCertificate[],
): Uint8Array | undefined {
  return isSelfContained(path) ? token.sealedWith(path) : undefined;
}

/** Whether each certificate was issued by the next one, and the last one by itself. */
function isSelfContained(path: readonly ReadCertificate[]): boolean {
  return (
    path.length > 0 &&
    path.every((each, index) => hasIssued((path[index + 1] ?? each).x509, each.x509))
  );
}

const KEY_USAGE = '2.5.29.15';
const EXTENDED_KEY_USAGE = '2.5.29.37';
const TIME_STAMPING = '1.3.6.1.5.5.7.3.8';
/** `digitalSignature` and `nonRepudiation`, the first two bits. */
const SIGNING_BITS = 0b1100_0000;

/** Checks the purpose: time stamps and nothing else, in a critical extension (RFC 3161, section 2.3). */
function isForTimeStamps({ extensions = [] }: Certificate): boolean {
  const named = (id: string) => extensions.filter(({ extnID }) => extnID === id);
  const [purpose, ...others] = named(EXTENDED_KEY_USAGE);
  const parsed: unknown = purpose?.parsedValue;
  if (!purpose?.critical || others.length > 0 || !(parsed instanceof ExtKeyUsage)) return false;
  const usage: unknown = named(KEY_USAGE)[0]?.parsedValue;
  const maySign =
    !(usage instanceof BitString) || ((usage.valueBlock.valueHexView[0] ?? 0) & SIGNING_BITS) !== 0;
  return maySign && parsed.keyPurposes.length === 1 && parsed.keyPurposes[0] === TIME_STAMPING;
}
