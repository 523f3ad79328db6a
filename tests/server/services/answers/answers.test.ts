import { describe, expect, it } from 'vitest';
import type { FormData } from '#engine';
import { EnvelopeVault } from '../../../../server/adapters/crypto/EnvelopeVault.ts';
import { HmacHash } from '../../../../server/adapters/crypto/HmacHash.ts';
import type { Submission } from '../../../../server/ports/store/Submission.ts';
import {
  canonicalText,
  openAckWish,
  openAnswers,
  openOwnAnswers,
  ownAnswers,
  sealAckAddress,
  sealAnswers,
} from '../../../../server/services/answers/answers.ts';
import { planOf } from '../../../support/planNodes.ts';

const VAULT = new EnvelopeVault([{ id: 'test', key: Buffer.alloc(32, 3) }]);
const HASH = new HmacHash([{ id: 'test', key: Buffer.alloc(32, 4) }]);
const PLAN = { ...planOf({}), workflowFields: ['/receiveAckEmail', '/ackEmail', '/password'] };
const OWN = { name: 'CHAN TAI MAN', orders: 1 };
const WISH = { receiveAckEmail: true, ackEmail: 'a@b.example', password: 'secret' };

const seal = (data: FormData, id = 'SUB1') =>
  sealAnswers({ vault: VAULT, hash: HASH }, PLAN, { id }, data);
const submissionOf = (data: FormData, id = 'SUB1') => ({ id, ...seal(data, id) }) as Submission;

describe('sealAnswers', () => {
  it('can be opened again, with own answers and mail request apart', () => {
    const submission = submissionOf({ ...OWN, ...WISH });
    expect(openAnswers(VAULT, submission)).toEqual({ ...OWN, ...WISH });
    expect(openOwnAnswers(VAULT, submission)).toEqual(OWN);
    expect(openAckWish(VAULT, submission)).toEqual(WISH);
  });

  it.each([[{}], [{ receiveAckEmail: false, ackEmail: 'a@b.example' }]])(
    'seals no mail request for %j',
    (wish) => {
      const submission = submissionOf({ ...OWN, ...wish });
      expect(submission.sealedAck).toBeUndefined();
      expect(openAnswers(VAULT, submission)).toEqual(OWN);
    },
  );

  it('I9: hashes the own answers only, regardless of their order', () => {
    const { dataHash } = seal(OWN);
    expect(seal({ ...WISH, orders: 1, name: 'CHAN TAI MAN' }).dataHash).toBe(dataHash);
    expect(seal({ ...OWN, orders: 2 }).dataHash).not.toBe(dataHash);
  });

  it('T-45: does not open answers that were moved to another submission', () => {
    const elsewhere = { ...submissionOf({ ...OWN, ...WISH }), id: 'SUB2' };
    expect(() => openAnswers(VAULT, elsewhere)).toThrow(/changed or moved/);
    expect(() => openAckWish(VAULT, elsewhere)).toThrow(/changed or moved/);
  });

  it('does not open answers in the place of the mail request', () => {
    const { sealedData, ...submission } = submissionOf(OWN);
    const swapped = { ...submission, sealedAck: sealedData } as Submission;
    expect(() => openAckWish(VAULT, swapped)).toThrow(/changed or moved/);
  });
});

describe('openOwnAnswers', () => {
  it('throws for answers that retention has removed', () => {
    const { sealedData: _, ...removed } = submissionOf(OWN);
    expect(() => openOwnAnswers(VAULT, removed as Submission)).toThrow(/SUB1: they are forgotten/);
  });
});

describe('sealAckAddress', () => {
  it('keeps the address only', () => {
    const sealedAck = sealAckAddress(VAULT, 'SUB1', 'a@b.example');
    const kept = { ...submissionOf(OWN), sealedAck } as Submission;
    expect(openAckWish(VAULT, kept)).toEqual({ ackEmail: 'a@b.example' });
  });
});

describe('ownAnswers', () => {
  it('omits workflow fields at the root, not fields of the same name in a group', () => {
    const data = { ...OWN, ...WISH, office: { ackEmail: 'office@b.example' } };
    expect(ownAnswers(PLAN, data)).toEqual({ ...OWN, office: { ackEmail: 'office@b.example' } });
  });
});

describe('canonicalText', () => {
  it('I9: is the same for any order of the keys', () => {
    expect(canonicalText({ a: 1, b: { c: [1, 2], d: 'x' } })).toBe(
      canonicalText({ b: { d: 'x', c: [1, 2] }, a: 1 }),
    );
    expect(canonicalText({ a: [1, 2] })).not.toBe(canonicalText({ a: [2, 1] }));
    expect(canonicalText({ a: 1, b: undefined })).toBe('{"a":1}');
  });

  it.each([
    [null, 'null'],
    ['"', '"\\""'],
    [[undefined, 1.5, true], '[null,1.5,true]'],
    [{ b: null, a: {} }, '{"a":{},"b":null}'],
  ])('writes %j as JSON', (value, text) => {
    expect(canonicalText(value)).toBe(text);
  });
});
