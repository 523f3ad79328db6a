import { describe, expect, it } from 'vitest';
import { IDENTITY_FAILURES } from '../../../engine/identity/identityFailures.ts';
import { identityContext, identitySetup } from '../../../engine/identity/identitySetup.ts';
import { setupRuns } from '../support/setupRuns.ts';
import { IDENTITY_REQUEST, SIGNED } from '../support/wizardFacts.ts';

const INPUT = { fieldId: 'ownerSign', submissionId: 'S1', needsCaptcha: true };
const FRESH = identityContext(INPUT);
const MESSAGE = { key: 'D70003', args: [] };
const { contextAfter, holds } = setupRuns(identitySetup, FRESH);

describe('identityContext', () => {
  it('contains the input, and no number, request or result', () => {
    const { fieldId, submissionId, needsCaptcha, faults, isWaitOver, ...rest } = FRESH;
    expect({ fieldId, submissionId, needsCaptcha }).toEqual(INPUT);
    expect([faults, isWaitOver]).toEqual([[], false]);
    expect(Object.values(rest).filter((value) => value !== undefined)).toEqual([]);
  });
});

describe('identitySetup: guards', () => {
  it.each([
    ['A123456(3)', true],
    ['A123456(4)', false],
    ['', false],
  ])('isUsable: %s is %s', (idNumber, expected) => {
    expect(holds({ type: 'isUsable', params: { idNumber } })).toBe(expected);
  });

  it.each([
    [{ result: 'ok', idHash: 'aGFzaA==' }, true],
    [{ result: 'otherNumber' }, false],
  ])('isHashed: %j is %s', (params, expected) => {
    expect(holds({ type: 'isHashed', params })).toBe(expected);
  });

  it.each([true, false])('isWaitOver: follows the context (%s)', (isWaitOver) => {
    expect(holds('isWaitOver', { isWaitOver })).toBe(isWaitOver);
  });

  it.each([
    ['pending', 'completed', false],
    ['completed', 'completed', true],
    ['failed', 'failed', true],
    ['completed', 'failed', false],
  ])('isStatus: of a poll %s, expected %s, is %s', (found, status, expected) => {
    expect(holds({ type: 'isStatus', params: { output: { status: found }, status } })).toBe(
      expected,
    );
  });
});

describe('identitySetup: actions', () => {
  it('storeFaults: reports the number, and clears the old error', () => {
    const faultsOf = (idNumber: string) =>
      contextAfter({ type: 'storeFaults', params: { idNumber } }, { error: MESSAGE });
    expect(faultsOf('A123456(4)')).toMatchObject({
      faults: [{ path: '/idNumber', key: 'validation_invalidHKID_check' }],
      error: undefined,
    });
    expect(faultsOf('A123456(3)').faults).toEqual([]);
  });

  it('storeHash: stores a hash, and removes it when the form has another number', () => {
    const hashed = { type: 'storeHash', params: { result: 'ok', idHash: 'aGFzaA==' } };
    expect(contextAfter(hashed)).toEqual({ ...FRESH, idHash: 'aGFzaA==' });
    const other = { type: 'storeHash', params: { result: 'otherNumber' } };
    expect(contextAfter(other, { idHash: 'aGFzaA==' })).toEqual({
      ...FRESH,
      faults: [{ path: '/idNumber', key: 'D70005', args: [] }],
    });
  });

  it.each([
    ['S2', 'S2'],
    [undefined, 'S1'],
  ])('storePoll: stores the signature, with the submission %s', (submissionId, expected) => {
    const { signedBy, signedAt } = SIGNED;
    const params = { status: 'completed', submissionId, signedBy, signedAt };
    expect(contextAfter({ type: 'storePoll', params }, { error: MESSAGE })).toEqual({
      ...FRESH,
      signed: SIGNED,
      submissionId: expected,
    });
  });

  it('storePoll: stores the message of a failure, and nothing while pending', () => {
    const failed = { type: 'storePoll', params: { status: 'failed', message: MESSAGE } };
    expect(contextAfter(failed)).toEqual({ ...FRESH, error: MESSAGE });
    const pending = { type: 'storePoll', params: { status: 'pending' } };
    expect(contextAfter(pending, { error: MESSAGE })).toEqual({ ...FRESH, error: MESSAGE });
  });

  it.each(IDENTITY_FAILURES)('storeMessage: stores %s without arguments', (key) => {
    const { error } = contextAfter({ type: 'storeMessage', params: { key } });
    expect(error).toEqual({ key, args: [] });
  });

  it('forgetAttempt: removes everything of the attempt, and keeps the field and the captcha', () => {
    const attempt = {
      error: MESSAGE,
      faults: [{ path: '/idNumber', key: 'D70005', args: [] }],
      request: IDENTITY_REQUEST,
      isWaitOver: true,
      idHash: 'aGFzaA==',
    };
    const challenge = { answer: 'AB3D', secret: 'S' };
    expect(contextAfter('forgetAttempt', { ...attempt, challenge })).toEqual({
      ...FRESH,
      challenge,
    });
  });

  it('storeRequest and endWait: change only the request and the limit', () => {
    const stored = contextAfter({ type: 'storeRequest', params: IDENTITY_REQUEST });
    expect(stored).toEqual({ ...FRESH, request: IDENTITY_REQUEST });
    expect(contextAfter('endWait')).toEqual({ ...FRESH, isWaitOver: true });
  });
});
