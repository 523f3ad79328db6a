import { describe, expect, it } from 'vitest';
import type { CaptchaDemand } from '../../../engine/calls/CallFailure.ts';
import { CALLS, failOnce, solveCaptcha } from '../support/wizardCalls.ts';
import { effects } from '../support/wizardEffects.ts';
import { FACTS, FREE, input } from '../support/wizardFacts.ts';
import { walkToReview } from '../support/wizardWalks.ts';
import { screenId, send, settle, startWizard } from '../support/wizardWorld.ts';

describe('wizardMachine: captcha', () => {
  it('shows one captcha per session, before the first call', async () => {
    const { wizard, fx } = startWizard(
      effects(FREE),
      input(FREE, { captcha: { disabled: false, hasToken: false } }),
    );
    await walkToReview(wizard);
    expect(wizard.getSnapshot().value).toBe('askingCaptcha');
    await solveCaptcha(wizard, 'AB3D');
    expect(screenId(wizard)).toBe('confirmation');
    expect(fx.saveForReview.mock.calls[0]?.[0].challenge).toEqual({ answer: 'AB3D', secret: 'S' });

    await send(wizard, { type: 'next' }, { type: 'submit' });
    expect(screenId(wizard)).toBe('acknowledgement');
    expect(fx.submit.mock.calls[0]?.[0].challenge).toBeUndefined();
  });

  it('shows no captcha when the captcha is disabled', async () => {
    const { wizard, fx } = startWizard(
      effects(),
      input(FACTS, { captcha: { disabled: true, hasToken: false } }),
    );
    await walkToReview(wizard);
    expect([screenId(wizard), fx.loadChallenge.mock.calls.length]).toEqual(['confirmation', 0]);
  });

  it('stays on its screen when the user closes the captcha', async () => {
    const { wizard, fx } = startWizard(
      effects(),
      input(FACTS, { captcha: { disabled: false, hasToken: false } }),
    );
    await walkToReview(wizard);
    wizard.getSnapshot().children.captcha?.send({ type: 'cancel' });
    await settle();
    expect([wizard.getSnapshot().value, screenId(wizard)]).toEqual(['filling', 'orders']);
    expect(fx.saveForReview).not.toHaveBeenCalled();
  });

  const DEMANDS: readonly CaptchaDemand[] = [
    'captchaError',
    'captchaRequired',
    'captchaExpired',
    'captchaNotMatch',
  ];

  it.each(CALLS.flatMap((call) => DEMANDS.map((demand) => ({ ...call, demand }))))(
    'repeats $name after the server’s $demand',
    async ({ name, facts, run, end, demand }) => {
      const fx = effects(facts);
      failOnce(fx, name, { kind: 'captcha', demand });
      const { wizard } = startWizard(fx, input(facts));
      await run(wizard);
      expect(wizard.getSnapshot().value).toBe('askingCaptcha');
      expect(wizard.getSnapshot().children.captcha?.getSnapshot().context.errorKey).toBe(demand);
      await solveCaptcha(wizard, 'AB3D');
      expect(screenId(wizard)).toBe(end);
      expect(fx[name]).toHaveBeenCalledTimes(2);
      expect(fx[name].mock.lastCall?.[0].challenge).toEqual({ answer: 'AB3D', secret: 'S' });
    },
  );

  it('sends no answer twice: shows the captcha again after a wrong answer', async () => {
    const fx = effects();
    failOnce(fx, 'saveForReview', { kind: 'captcha', demand: 'captchaNotMatch' });
    const captcha = { disabled: false, hasToken: false };
    const { wizard } = startWizard(fx, input(FACTS, { captcha }));
    await walkToReview(wizard);
    await solveCaptcha(wizard, 'AB3D');
    wizard.getSnapshot().children.captcha?.send({ type: 'cancel' });
    await settle();
    await send(wizard, { type: 'next' });
    expect(wizard.getSnapshot().value).toBe('askingCaptcha');
    expect(fx.saveForReview).toHaveBeenCalledTimes(1);
  });

  it('shows the captcha again until the answer is right', async () => {
    const fx = effects();
    failOnce(fx, 'saveForReview', { kind: 'captcha', demand: 'captchaRequired' });
    failOnce(fx, 'saveForReview', { kind: 'captcha', demand: 'captchaNotMatch' });
    const { wizard } = startWizard(fx);
    await walkToReview(wizard);
    await solveCaptcha(wizard, 'AB3D');
    expect(wizard.getSnapshot().value).toBe('askingCaptcha');
    await solveCaptcha(wizard, 'AB3D');
    expect([screenId(wizard), fx.saveForReview.mock.calls.length]).toEqual(['confirmation', 3]);
  });
});
