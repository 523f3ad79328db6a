import { createHash } from 'node:crypto';
import { Integer, OctetString } from 'asn1js';
import { AlgorithmIdentifier, MessageImprint, TimeStampReq, TimeStampResp } from 'pkijs';
import { OIDS } from '../certificates/signedAttributes.ts';

/** Media type of a request (RFC 3161, section 3.4). */
export const QUESTION_TYPE = 'application/timestamp-query';

/**
 * Creates the request for a time stamp with the authority's certificates.
 *
 * @param nonce positive integer, big-endian, without leading zeros
 * @returns DER
 */
export function timeStampQuestion(signature: Uint8Array, nonce: Uint8Array): Uint8Array {
  const request = new TimeStampReq({
    version: 1,
    messageImprint: new MessageImprint({
      hashAlgorithm: new AlgorithmIdentifier({ algorithmId: OIDS.sha256 }),
      hashedMessage: new OctetString({ valueHex: imprintOf(signature) }),
    }),
    nonce: new Integer({ valueHex: nonce }),
    certReq: true,
  });
  return new Uint8Array(request.toSchema().toBER());
}

/** Returns the SHA-256 of a signature's value. */
export function imprintOf(signature: Uint8Array): Buffer {
  return createHash('sha256').update(signature).digest();
}

/**
 * Reads the token of a response. Only the status "granted" is accepted. With "granted with
 * modifications" (1), the token differs from the requested token.
 *
 * @returns the token, DER; or the reason, in words, why the response has no usable token
 */
export function tokenIn(answer: Uint8Array): Uint8Array | string {
  const response = responseIn(answer);
  if (!response) return 'it cannot be read';
  const { status, timeStampToken } = response;
  if (status.status !== GRANTED) return `the status is ${status.status}, not 0`;
  if (!timeStampToken) return 'it has no token';
  return new Uint8Array(timeStampToken.toSchema().toBER());
}

const GRANTED = 0;

function responseIn(answer: Uint8Array): TimeStampResp | undefined {
  try {
    return TimeStampResp.fromBER(Uint8Array.from(answer));
  } catch {
    return undefined;
  }
}
