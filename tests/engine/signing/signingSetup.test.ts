import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { CallFailure } from '../../../engine/calls/CallFailure.ts';
import type { SigningContext, SigningInput } from '../../../engine/signing/Signing.ts';
import { signingContext, signingSetup } from '../../../engine/signing/signingSetup.ts';

const INPUT: SigningInput = {
  fieldId: 'ownerSign',
  holder: 'personal',
  submissionId: 'S1',
  needsCaptcha: true,
};
const FRESH = signingContext(INPUT);
const MESSAGE = { key: 'signing_wrongName', args: ['CHAN'] };
const CERTIFICATE = { keyRef: 'key-2', ecertPub: 'AA==', ecertChain: [] };

type Part = Parameters<typeof signingSetup.createMachine>[0];

/** Returns the context after an action of the signing machine. */
function contextAfter(
  actions: object | string,
  more: Partial<SigningContext> = {},
): SigningContext {
  const config = { context: { ...FRESH, ...more }, on: { retry: { actions } } } as unknown as Part;
  const actor = createActor(signingSetup.createMachine(config), { input: INPUT }).start();
  actor.send({ type: 'retry' });
  return actor.getSnapshot().context;
}

describe('signingContext', () => {
  it('starts without certificate, signature, captcha or error', () => {
    expect(FRESH).toEqual({
      ...INPUT,
      certificate: undefined,
      prepared: undefined,
      signedHash: undefined,
      signed: undefined,
      challenge: undefined,
      demand: undefined,
      faults: [],
      error: undefined,
    });
  });
});

describe('signingSetup', () => {
  const file = { name: 'chan.p12', size: 2048, arrayBuffer: async () => new ArrayBuffer(0) };

  it('storeFaults: stores the faults of the choice, and neither file nor PIN', () => {
    const chosen = { file: { ...file, name: 'secret.pdf' }, pin: '' };
    const context = contextAfter({ type: 'storeFaults', params: chosen }, { error: MESSAGE });
    expect(context.faults.map(({ path }) => path)).toEqual(['/file', '/pin']);
    expect(context.error).toBeUndefined();
    const stored = contextAfter({ type: 'storeFaults', params: { file, pin: 'pin-8520' } });
    expect(stored).toEqual(FRESH);
    expect(JSON.stringify(stored)).not.toContain('pin-8520');
  });

  it('storeCertificate: removes the hash that another key signed', () => {
    const action = { type: 'storeCertificate', params: CERTIFICATE };
    const context = contextAfter(action, { signedHash: 'c2ln' });
    expect(context).toMatchObject({ certificate: CERTIFICATE, signedHash: undefined });
  });

  it('storePrepared: stores the submission that the server created', () => {
    const prepared = {
      submissionId: 'S2',
      docHash: 'hash',
      toBeSigned: 'dGJz',
      signedBy: 'CHAN',
      signedAt: '2026-11-20T10:01:00+08:00',
    };
    const context = contextAfter(
      { type: 'storePrepared', params: prepared },
      { submissionId: undefined },
    );
    expect(context).toMatchObject({ prepared, submissionId: 'S2' });
  });

  it('storeVerdict: stores the signature of the field that was signed', () => {
    const output = { result: 'ok', signedBy: 'CHAN', signedAt: '2026-11-20T10:01:00+08:00' };
    const context = contextAfter({ type: 'storeVerdict', params: output }, { error: MESSAGE });
    expect(context.signed).toEqual({
      fieldId: 'ownerSign',
      signedBy: 'CHAN',
      signedAt: '2026-11-20T10:01:00+08:00',
    });
    expect(context.error).toBeUndefined();
  });

  it('storeVerdict: stores no signature that the server refused', () => {
    const output = { result: 'signatureFailure', message: MESSAGE };
    expect(contextAfter({ type: 'storeVerdict', params: output })).toEqual({
      ...FRESH,
      error: MESSAGE,
    });
  });

  it.each<readonly [CallFailure, object]>([
    [{ kind: 'refused', message: MESSAGE }, MESSAGE],
    [{ kind: 'webTokenExpired' }, { key: 'generalErrMsg', args: [] }],
  ])('storeError: stores the message of %j', (failure, error) => {
    expect(contextAfter({ type: 'storeError', params: { failure } }).error).toEqual(error);
  });

  it('storeDemand: drops the captcha that the server refused', () => {
    const failure: CallFailure = { kind: 'captcha', demand: 'captchaNotMatch' };
    const solved = { challenge: { answer: 'AB3D', secret: 'S' } };
    const context = contextAfter({ type: 'storeDemand', params: { failure } }, solved);
    expect(context).toMatchObject({ demand: 'captchaNotMatch', challenge: undefined });
  });

  it('spendCaptcha: removes the captcha and its demand, and requires no other captcha', () => {
    const solved = { challenge: { answer: 'AB3D', secret: 'S' }, demand: 'captchaError' } as const;
    expect(contextAfter('spendCaptcha', solved)).toEqual({ ...FRESH, needsCaptcha: false });
  });

  it('forgetErrors: removes the error and the faults', () => {
    const faults = [{ path: '/pin', key: 'validation_required', args: [] }];
    expect(contextAfter('forgetErrors', { error: MESSAGE, faults })).toEqual(FRESH);
  });
});
