import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { CaptchaChallenge, CaptchaInput } from '../../../engine/captcha/Captcha.ts';
import { effects } from '../support/wizardEffects.ts';
import { captchaWith, settle } from '../support/wizardWorld.ts';

async function start(fx = effects(), input: CaptchaInput = {}) {
  const captcha = createActor(captchaWith(fx), { input });
  captcha.start();
  await settle();
  return { captcha, fx, context: () => captcha.getSnapshot().context };
}

const SHOWN: CaptchaChallenge = {
  image: 'data:image/png;base64,AAAA',
  audio: ['a', 'b', 'c', 'd'],
  secret: 'S',
};

describe('captchaMachine', () => {
  it('upper-cases the typed text, and returns it with the secret', async () => {
    const { captcha, context } = await start();
    captcha.send({ type: 'answer.changed', answer: ' ab3d ' });
    expect(context().answer).toBe('AB3D');
    captcha.send({ type: 'submit' });
    expect(captcha.getSnapshot().output).toEqual({ answer: 'AB3D', secret: 'S', shown: SHOWN });
  });

  it.each(['', 'ABC', 'ABCDE'])('requires four characters, and refuses %j', async (answer) => {
    const { captcha, context } = await start();
    captcha.send({ type: 'answer.changed', answer });
    captcha.send({ type: 'submit' });
    expect([captcha.getSnapshot().value, context().errorKey]).toEqual([
      'shown',
      'captchaIncomplete',
    ]);
  });

  it('shows another picture and clears the input on refresh', async () => {
    const { captcha, fx, context } = await start();
    captcha.send({ type: 'answer.changed', answer: 'AB' });
    captcha.send({ type: 'refresh' });
    expect(captcha.getSnapshot().value).toBe('loading');
    await settle();
    expect([context().answer, fx.loadChallenge.mock.calls.length]).toEqual(['', 2]);
  });

  it('clears the challenge when loading fails, and retries on demand', async () => {
    const fx = effects();
    fx.loadChallenge.mockRejectedValueOnce(new Error('no network'));
    const { captcha, context } = await start(fx);
    expect([captcha.getSnapshot().value, context().errorKey, context().challenge]).toEqual([
      'failed',
      'captchaLoadFailed',
      undefined,
    ]);
    captcha.send({ type: 'retry' });
    await settle();
    expect([captcha.getSnapshot().value, context().errorKey]).toEqual(['shown', undefined]);
  });

  it("shows the server's reason until the user types", async () => {
    const { captcha, context } = await start(effects(), { demand: 'captchaNotMatch' });
    expect(context().errorKey).toBe('captchaNotMatch');
    captcha.send({ type: 'answer.changed', answer: 'A' });
    expect(context().errorKey).toBeUndefined();
  });

  it('shows the picture and text of a failed call again, without another fetch', async () => {
    const again = { answer: 'AB3D', secret: 'S', shown: SHOWN };
    const { captcha, fx, context } = await start(effects(), { again });
    expect(captcha.getSnapshot().value).toBe('shown');
    expect(context()).toEqual({ challenge: SHOWN, answer: 'AB3D', errorKey: undefined });
    expect(fx.loadChallenge).not.toHaveBeenCalled();
    captcha.send({ type: 'submit' });
    expect(captcha.getSnapshot().output).toEqual(again);
  });

  it('ends without an answer when the user closes the dialog, even after typing', async () => {
    const { captcha } = await start();
    captcha.send({ type: 'answer.changed', answer: 'AB3D' });
    captcha.send({ type: 'cancel' });
    expect(captcha.getSnapshot()).toMatchObject({ status: 'done', output: undefined });
  });
});
