import { createHash } from 'node:crypto';
import { Integer } from 'asn1js';
import { ContentInfo, PKIStatusInfo, TimeStampReq, TimeStampResp } from 'pkijs';
import { describe, expect, it } from 'vitest';
import {
  imprintOf,
  timeStampQuestion,
  tokenIn,
} from '../../../../server/adapters/timestamp/timeStampQuestion.ts';

const SIGNATURE = Buffer.from('signature');
const DIGEST = createHash('sha256').update(SIGNATURE).digest();

/** Encodes the response of an authority. */
function answerOf(status: number, hasToken = true): Buffer {
  const token = new ContentInfo({ contentType: '1.2.3', content: new Integer({ value: 7 }) });
  const response = new TimeStampResp({
    status: new PKIStatusInfo({ status }),
    ...(hasToken && { timeStampToken: token }),
  });
  return Buffer.from(response.toSchema().toBER());
}

describe('timeStampQuestion', () => {
  it('asks for the certificates, over the SHA-256 of the signature', () => {
    const nonce = Buffer.from([0x12, 0x34]);
    const question = TimeStampReq.fromBER(Uint8Array.from(timeStampQuestion(SIGNATURE, nonce)));
    expect(question.version).toBe(1);
    expect(question.certReq).toBe(true);
    expect(Buffer.from(question.nonce?.valueBlock.valueHexView ?? [])).toEqual(nonce);
    const { hashAlgorithm, hashedMessage } = question.messageImprint;
    expect(hashAlgorithm.algorithmId).toBe('2.16.840.1.101.3.4.2.1');
    expect(Buffer.from(hashedMessage.valueBlock.valueHexView)).toEqual(DIGEST);
    expect(imprintOf(SIGNATURE)).toEqual(DIGEST);
  });
});

describe('tokenIn', () => {
  it('returns the token of a granted response', () => {
    const token = tokenIn(answerOf(0));
    expect(typeof token).toBe('object');
    const read = ContentInfo.fromBER(Uint8Array.from(Buffer.from(token)));
    expect(read.contentType).toBe('1.2.3');
  });

  it.each([
    ['B-63: a modified token', answerOf(1), 'the status is 1, not 0'],
    ['a refusal', answerOf(2, false), 'the status is 2, not 0'],
    ['no token', answerOf(0, false), 'it has no token'],
    ['other bytes', Buffer.from('<html>'), 'it cannot be read'],
    ['no bytes', Buffer.of(), 'it cannot be read'],
  ])('gives the reason for %s', (_, answer, reason) => {
    expect(tokenIn(answer)).toBe(reason);
  });
});
