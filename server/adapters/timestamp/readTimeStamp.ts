import { BitString } from 'asn1js';
import { type Certificate, ExtKeyUsage } from 'pkijs';
import { hasIssued } from '../certificates/certificateIssuers.ts';
import type { ReadCertificate } from '../certificates/readCertificate.ts';
import { OIDS } from '../certificates/signedAttributes.ts';
import { imprintOf } from './timeStampQuestion.ts';
import { readToken, type TimeStampToken } from './timeStampToken.ts';

/**
 * Reads the time-stamp token of a signature, and checks that no byte of it can change. The
 * authority's key signs content and attributes, and the attributes identify its certificate. Each
 * issuer's key signs the certificate before it. Only one encoding of the rest is accepted.
 *
 * @param der from `sealedToken`
 * @param signature value that the stamp must cover
 * @returns `undefined` for any other bytes; whether the root is trusted is not checked
 */
export function readTimeStamp(der: Uint8Array, signature: Uint8Array): TimeStampToken | undefined {
  const token = readToken(der);
  if (!token || tokenProblem(token, signature) !== undefined) return undefined;
  const { certificates, signer, packedWith } = token;
  const isSealed = certificates[0] === signer && isSelfContained(certificates);
  return isSealed && packedWith(certificates).equals(der) ? token : undefined;
}

/**
 * Checks the content and the purpose of a token.
 *
 * @returns a description of the fault; `undefined` for a correct token
 */
export function tokenProblem(
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
 * Packs a token with the path of its certificate, including the root, so that the token can be
 * verified alone.
 *
 * @returns `undefined` when the root has no verifiable signature
 */
export function sealedToken(
  token: TimeStampToken,
  path: readonly ReadCertificate[],
): Uint8Array | undefined {
  return isSelfContained(path) ? token.sealedWith(path) : undefined;
}

/**
 * Checks whether each certificate was issued by the next one, and the last certificate by itself.
 */
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

/**
 * Checks that a certificate may only sign time stamps, as stated in a critical extension (RFC 3161,
 * section 2.3).
 */
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
