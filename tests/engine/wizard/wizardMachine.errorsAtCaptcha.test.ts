import { describe, expect, it } from 'vitest';
import { CallError, type CallFailure } from '../../../engine/calls/CallFailure.ts';
import { CALLS, captchaOf, solveCaptcha, type WizardCall } from '../support/wizardCalls.ts';
import { effects } from '../support/wizardEffects.ts';
import { FACTS, input } from '../support/wizardFacts.ts';
import { walkToReview } from '../support/wizardWalks.ts';
import { screenId, send, settle, startWizard, type Wizard } from '../support/wizardWorld.ts';

const ANSWER = { answer: 'AB3D', secret: 'S' };

const FAILURES: readonly CallFailure[] = [
  { kind: 'busy' },
  { kind: 'refused', message: { key: 'generalErrMsg', args: [] } },
];

/** The calls of `CALLS`, but with `makeDocument` by save and by print on an own step. */
const HERE: readonly WizardCall[] = [
  ...CALLS.filter(({ name }) => name !== 'makeDocument'),
  ...(['save', 'print'] as const).map((type) => ({
    name: 'makeDocument' as const,
    wish: type,
    facts: FACTS,
    run: (wizard: Wizard) => send(wizard, { type }),
    end: 'particulars',
  })),
];

/**
 * Returns a wizard with an error dialog. The captcha was solved, and then the call failed for
 * another reason.
 */
async function failedAtCaptcha(
  { name, facts, run }: WizardCall,
  failure: CallFailure = { kind: 'busy' },
) {
  const fx = effects(facts);
  fx[name]
    .mockRejectedValueOnce(new CallError({ kind: 'captcha', demand: 'captchaExpired' }))
    .mockRejectedValueOnce(new CallError(failure));
  const started = startWizard(fx, input(facts, { skipIntro: true }));
  await run(started.wizard);
  await solveCaptcha(started.wizard, 'AB3D');
  expect(started.wizard.getSnapshot().context.dialog?.kind).toBe('error');
  return started;
}

const EACH = HERE.flatMap((each) => FAILURES.map((failure) => ({ ...each, failure })));

describe('wizardMachine: an error after the captcha', () => {
  it.each(EACH)(
    'shows the captcha of the $wish again with its picture and text when closed ($failure.kind)',
    async ({ failure, ...each }) => {
      const { wizard, fx } = await failedAtCaptcha(each, failure);
      await send(wizard, { type: 'dialog.closed' });
      expect(wizard.getSnapshot().value).toBe('askingCaptcha');
      expect(wizard.getSnapshot().context.dialog).toBeUndefined();
      const captcha = captchaOf(wizard)?.getSnapshot();
      expect([captcha?.value, captcha?.context.answer]).toEqual(['shown', 'AB3D']);
      expect(captcha?.context.challenge?.secret).toBe('S');
      expect(fx.loadChallenge).toHaveBeenCalledTimes(1);

      await solveCaptcha(wizard);
      expect(fx[each.name]).toHaveBeenCalledTimes(3);
      expect(fx[each.name].mock.lastCall?.[0].challenge).toEqual(ANSWER);
      expect(screenId(wizard)).toBe(each.end);
      expect(wizard.getSnapshot().context.hasCaptchaToken).toBe(true);
    },
  );

  it('allows a correction of the text when closed', async () => {
    const [review] = HERE;
    if (!review) throw new RangeError('Cannot test: there is no call');
    const { wizard, fx } = await failedAtCaptcha(review);
    await send(wizard, { type: 'dialog.closed' });
    await solveCaptcha(wizard, 'xyz9');
    expect(fx.saveForReview.mock.lastCall?.[0].challenge).toEqual({ answer: 'XYZ9', secret: 'S' });
  });

  it.each(HERE)(
    'of the $wish keeps the screen when the user also closes the captcha',
    async (each) => {
      const { wizard, fx } = await failedAtCaptcha(each);
      const before = screenId(wizard);
      await send(wizard, { type: 'dialog.closed' });
      captchaOf(wizard)?.send({ type: 'cancel' });
      await settle();
      expect([wizard.getSnapshot().value, screenId(wizard)]).toEqual(['filling', before]);
      expect(wizard.getSnapshot().context).toMatchObject({ dialog: undefined, intent: undefined });
      expect(fx[each.name]).toHaveBeenCalledTimes(2);
    },
  );

  it('shows no captcha again when the form had a token', async () => {
    const fx = effects();
    fx.saveForReview.mockRejectedValueOnce(new CallError({ kind: 'busy' }));
    const { wizard } = startWizard(fx);
    await walkToReview(wizard);
    await send(wizard, { type: 'dialog.closed' });
    expect(wizard.getSnapshot().value).toBe('filling');
    expect(fx.loadChallenge).not.toHaveBeenCalled();
  });

  it('shows no captcha again after the server accepted the answer', async () => {
    const fx = effects();
    fx.saveForReview
      .mockRejectedValueOnce(new CallError({ kind: 'captcha', demand: 'captchaRequired' }))
      .mockResolvedValueOnce({ result: 'refused', message: { key: 'unknown', args: [] } });
    const { wizard } = startWizard(fx);
    await walkToReview(wizard);
    await solveCaptcha(wizard, 'AB3D');
    await send(wizard, { type: 'dialog.closed' });
    expect(wizard.getSnapshot().value).toBe('filling');
  });
});
