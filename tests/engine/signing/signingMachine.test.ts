import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { CallError } from '../../../engine/calls/CallFailure.ts';
import { certificateErrors } from '../../../engine/signing/certificateErrors.ts';
import type { SigningInput } from '../../../engine/signing/Signing.ts';
import { refused } from '../../support/refusedCall.ts';
import { effects } from '../support/wizardEffects.ts';
import { FILE, SIGNED } from '../support/wizardFacts.ts';
import { settle, signingWith } from '../support/wizardWorld.ts';

const INPUT: SigningInput = {
  fieldId: 'ownerSign',
  holder: 'personal',
  submissionId: 'S1',
  needsCaptcha: false,
};

async function start(fx = effects(), input: SigningInput = INPUT) {
  const signing = createActor(signingWith(fx), { input });
  signing.start();
  const choose = async (file: typeof FILE | undefined = FILE, pin = '1234') => {
    signing.send({ type: 'certificate.chosen', file, pin });
    await settle();
  };
  const solve = async () => {
    const captcha = signing.getSnapshot().children.captcha;
    captcha?.send({ type: 'answer.changed', answer: 'AB3D' });
    captcha?.send({ type: 'submit' });
    await settle();
  };
  const value = () => signing.getSnapshot().value;
  const context = () => signing.getSnapshot().context;
  return { signing, fx, choose, solve, value, context };
}

const busy = () => new CallError({ kind: 'busy' });

describe('signingMachine', () => {
  it('opens, prepares, signs in the browser, embeds, and ends with the signature', async () => {
    const { signing, fx, choose } = await start();
    await choose();
    expect(signing.getSnapshot().output).toEqual({
      fieldId: 'ownerSign',
      submissionId: 'S1',
      signed: SIGNED,
      error: undefined,
    });
    expect(fx.signInBrowser).toHaveBeenCalledExactlyOnceWith({
      keyRef: 'key-1',
      toBeSigned: 'dGJz',
    });
  });

  it('stores and sends no file and no PIN', async () => {
    const fx = effects();
    fx.prepareSignature.mockRejectedValue(busy());
    const { choose, context } = await start(fx);
    await choose(FILE, 'secret-pin');
    expect(JSON.stringify(context())).not.toMatch(/secret-pin|chan\.p12/);
    expect(JSON.stringify(fx.prepareSignature.mock.calls)).not.toMatch(/secret-pin|chan\.p12/);
  });

  it('shows the errors of the choice, and opens nothing', async () => {
    const { fx, choose, context, value } = await start();
    await choose({ ...FILE, name: 'chan.pfx', size: 1 }, '');
    expect(value()).toBe('choosing');
    expect(context().faults.map(({ path, key }) => [path, key])).toEqual([
      ['/file', 'validation_wrongFileType'],
      ['/pin', 'validation_required'],
    ]);
    expect(fx.openCertificate).not.toHaveBeenCalled();
    await choose();
    expect(context().faults).toEqual([]);
  });

  it('promise 15: clears the error of the previous attempt when a new fault appears', async () => {
    const fx = effects();
    fx.openCertificate.mockRejectedValueOnce(refused('eCertError'));
    const { choose, context } = await start(fx);
    await choose();
    expect(context().error).toMatchObject({ key: 'eCertError' });
    await choose(FILE, '');
    expect(context().faults.map(({ path }) => path)).toEqual(['/pin']);
    expect(context().error).toBeUndefined();
  });

  it('returns to the choice when file and PIN do not match', async () => {
    const fx = effects();
    fx.openCertificate.mockRejectedValueOnce(refused('eCertError'));
    const { choose, context, value } = await start(fx);
    await choose();
    expect([value(), context().error?.key]).toEqual(['choosing', 'eCertError']);
    await choose();
    expect(value()).toBe('signed');
  });

  it('requires one captcha before the first call', async () => {
    const { fx, choose, solve, value } = await start(effects(), { ...INPUT, needsCaptcha: true });
    await choose();
    expect(value()).toBe('askingCaptcha');
    await solve();
    expect(value()).toBe('signed');
    expect(fx.prepareSignature.mock.calls[0]?.[0].challenge).toEqual({
      answer: 'AB3D',
      secret: 'S',
    });
    expect(fx.embedSignature.mock.calls[0]?.[0].challenge).toBeUndefined();
  });

  it('also requires the captcha after a wrong PIN', async () => {
    const fx = effects();
    fx.openCertificate.mockRejectedValueOnce(refused('eCertError'));
    const { choose, value } = await start(fx, { ...INPUT, needsCaptcha: true });
    await choose();
    await choose();
    expect(value()).toBe('askingCaptcha');
  });

  it.each([
    ['prepareSignature', 1],
    ['embedSignature', 1],
  ] as const)('repeats %s after a captcha demand, and signs once', async (name, signatures) => {
    const fx = effects();
    fx[name].mockRejectedValueOnce(new CallError({ kind: 'captcha', demand: 'captchaExpired' }));
    const { choose, solve, value } = await start(fx);
    await choose();
    expect(value()).toBe('askingCaptcha');
    await solve();
    expect(value()).toBe('signed');
    expect(fx[name]).toHaveBeenCalledTimes(2);
    expect(fx.signInBrowser).toHaveBeenCalledTimes(signatures);
  });

  it.each(['prepareSignature', 'embedSignature'] as const)(
    'keeps the certificate when the server is busy at %s, and repeats the call on retry',
    async (name) => {
      const fx = effects();
      fx[name].mockRejectedValueOnce(busy());
      const { signing, choose, value } = await start(fx);
      await choose();
      expect(value()).toBe('busy');
      signing.send({ type: 'retry' });
      await settle();
      expect(value()).toBe('signed');
      expect(fx.openCertificate).toHaveBeenCalledTimes(1);
    },
  );

  it('returns to the choice with the reason when the certificate does not match', async () => {
    const fx = effects();
    fx.embedSignature.mockResolvedValueOnce({
      result: 'signatureFailure',
      message: { key: 'validation_signature_signerNameMismatch', args: [] },
    });
    const { signing, choose, context, value } = await start(fx);
    await choose();
    expect(value()).toBe('choosing');
    expect(context().error?.key).toBe('validation_signature_signerNameMismatch');
    signing.send({ type: 'close' });
    expect(signing.getSnapshot().output).toMatchObject({
      signed: undefined,
      error: { key: 'validation_signature_signerNameMismatch' },
    });
  });

  it('prepares and signs another document after a failure', async () => {
    const fx = effects();
    fx.embedSignature.mockRejectedValueOnce(refused('signingFailed'));
    const { fx: calls, choose, value } = await start(fx);
    await choose();
    await choose();
    expect(value()).toBe('signed');
    expect(calls.prepareSignature).toHaveBeenCalledTimes(2);
    expect(calls.signInBrowser).toHaveBeenCalledTimes(2);
  });
});

describe('certificateErrors()', () => {
  it.each([
    [{ name: 'A.P12', size: 10_240 }, 'x'.repeat(128), []],
    [{ name: 'a.p12', size: 10_241 }, '1', ['validation_fileSizeExceed']],
    [{ name: 'a.cer', size: 1 }, '1', ['validation_wrongFileType']],
    [{ name: 'p12', size: 1 }, '1', ['validation_wrongFileType']],
    [undefined, '1', ['validation_file_required']],
    [{ name: 'a.p12', size: 1 }, '', ['validation_required']],
    [{ name: 'a.p12', size: 1 }, 'x'.repeat(129), ['validation_maxLength']],
  ])('checks %j with a PIN (%#)', (file, pin, keys) => {
    expect(certificateErrors(file, pin).map(({ key }) => key)).toEqual(keys);
  });
});
