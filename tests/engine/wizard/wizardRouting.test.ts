import { describe, expect, it } from 'vitest';
import type { FormTraits, WizardFacts } from '../../../engine/wizard/Screen.ts';
import { solveCaptcha } from '../support/wizardCalls.ts';
import { effects } from '../support/wizardEffects.ts';
import { FACTS, FREE, input, step, TRAITS } from '../support/wizardFacts.ts';
import { pay, signOnce, walkToReview } from '../support/wizardWalks.ts';
import type { Wizard } from '../support/wizardWorld.ts';
import { screenId, send, startWizard } from '../support/wizardWorld.ts';

/** The rules of document 1, section 4 "Step movement", that the other files do not test. */

const SIGN_ONLY: WizardFacts = {
  ...FREE,
  submissionType: 'SIGN_ONLY',
  signatures: FACTS.signatures,
};

function started(facts: WizardFacts, traits: Partial<FormTraits> = {}, hasToken = true) {
  return startWizard(
    effects(facts),
    input(facts, {
      traits: { ...TRAITS, ...traits },
      captcha: { disabled: false, hasToken },
      skipIntro: true,
    }),
  );
}

const contextOf = (wizard: Wizard) => wizard.getSnapshot().context;

describe('wizardMachine: moving to the review', () => {
  it('validates step and form, shows the captcha, saves, then shows the review', async () => {
    const { wizard, fx } = started(FACTS, {}, false);
    const done: string[] = [];
    fx.validateStep.mockImplementation(async ({ screenId: id }) => {
      done.push(`validate ${id}`);
      return { errors: [], facts: FACTS };
    });
    fx.validateAll.mockImplementation(async ({ purpose }) => {
      done.push(`validate all for the ${purpose}`);
      return { errors: [], facts: FACTS };
    });
    fx.loadChallenge.mockImplementation(async () => {
      done.push('captcha');
      return { image: 'data:,', audio: [], secret: 'S' };
    });
    fx.saveForReview.mockImplementation(async () => {
      done.push(`save on ${screenId(wizard)}`);
      return { result: 'ok', submissionId: 'S1', amountCents: 38_000, invalidSignatures: [] };
    });
    await send(wizard, { type: 'next' }, { type: 'next' });
    await solveCaptcha(wizard, 'AB3D');
    expect(done).toEqual([
      'validate particulars',
      'validate orders',
      'validate all for the review',
      'captcha',
      'save on orders',
    ]);
    expect(screenId(wizard)).toBe('confirmation');
  });
});

describe('skipReview', () => {
  it('a form with a fee continues by Next to signatures and payment', async () => {
    const { wizard, fx } = started(FACTS, { skipReview: true });
    fx.validateStep.mockResolvedValueOnce({ errors: [], facts: FACTS });
    await send(wizard, { type: 'next' }, { type: 'submit' });
    expect([screenId(wizard), fx.submit.mock.calls.length]).toEqual(['orders', 0]);
    await send(wizard, { type: 'next' });
    expect(screenId(wizard)).toBe('submission');
    await signOnce(wizard);
    await pay(wizard);
    expect(wizard.getSnapshot().value).toBe('acknowledged');
  });

  it('a free form is submitted from the previous step after both validations', async () => {
    const { wizard, fx } = started(FREE, { skipReview: true, asksAckEmail: false });
    const wrong = { path: '/orders', key: 'validation_required', args: [] };
    await send(wizard, { type: 'next' });
    fx.validateStep.mockResolvedValueOnce({ errors: [wrong], facts: FREE });
    await send(wizard, { type: 'submit' });
    expect([screenId(wizard), fx.submit.mock.calls.length]).toEqual(['orders', 0]);
    await send(wizard, { type: 'dialog.closed' }, { type: 'submit' });
    expect(fx.validateAll).toHaveBeenCalledExactlyOnceWith({ purpose: 'submit' });
    expect(screenId(wizard)).toBe('acknowledgement');
  });
});

describe('wizardMachine: a form that is only signed', () => {
  it('has no Complete without a signature, and completes after a signature', async () => {
    const { wizard, fx } = started(SIGN_ONLY);
    await send(wizard, { type: 'next' }, { type: 'next' }, { type: 'complete' });
    expect([screenId(wizard), fx.complete.mock.calls.length]).toEqual(['confirmation', 0]);
    await send(wizard, { type: 'next' }, { type: 'complete' });
    expect([screenId(wizard), fx.complete.mock.calls.length]).toEqual(['submission', 0]);
    await signOnce(wizard);
    await send(wizard, { type: 'submit' });
    expect(fx.submit).not.toHaveBeenCalled();
    await send(wizard, { type: 'complete' });
    expect(fx.complete).toHaveBeenCalledTimes(1);
    expect(screenId(wizard)).toBe('acknowledgement');
  });

  it('can also complete on the review after a signature', async () => {
    const { wizard, fx } = started(SIGN_ONLY);
    await send(wizard, { type: 'next' }, { type: 'next' }, { type: 'next' });
    await signOnce(wizard);
    await send(wizard, { type: 'back' }, { type: 'complete' });
    expect(fx.complete).toHaveBeenCalledTimes(1);
    expect(screenId(wizard)).toBe('acknowledgement');
  });
});

describe('wizardMachine: a simplified form', () => {
  it('starts on its first own step and has no review', () => {
    const { wizard } = startWizard(
      effects(FREE),
      input(FREE, { traits: { ...TRAITS, simplifiedForm: true } }),
    );
    expect(screenId(wizard)).toBe('particulars');
    expect(contextOf(wizard).screens.map(({ kind }) => kind)).toEqual([
      'own',
      'own',
      'submission',
      'acknowledgement',
    ]);
  });

  it('without an acknowledgement (SUPPLINK) shows a message and submits once', async () => {
    const { wizard, fx } = started(FREE, {
      simplifiedForm: true,
      noAck: true,
      asksAckEmail: false,
    });
    await send(wizard, { type: 'next' }, { type: 'submit' });
    expect([wizard.getSnapshot().value, screenId(wizard)]).toEqual(['filling', 'orders']);
    expect(contextOf(wizard).dialog).toMatchObject({ message: { key: 'formCompleted' } });
    await send(wizard, { type: 'dialog.closed' }, { type: 'submit' }, { type: 'back' });
    expect([screenId(wizard), fx.submit.mock.calls.length]).toEqual(['orders', 1]);
  });
});

describe('skipIntro', () => {
  it('keeps the notes as the first screen: Back leads to the notes', async () => {
    const { wizard } = started(FACTS);
    expect(screenId(wizard)).toBe('particulars');
    await send(wizard, { type: 'back' });
    expect(screenId(wizard)).toBe('intro');
  });
});

describe('wizardMachine: signed fields', () => {
  async function signed(forced: boolean) {
    const { wizard } = startWizard();
    await walkToReview(wizard);
    await send(wizard, { type: 'next' });
    await signOnce(wizard);
    await send(wizard, { type: 'back' }, { type: 'back', forced });
    return wizard;
  }

  it('a forced Back keeps the signatures without confirmation', async () => {
    const wizard = await signed(true);
    expect([screenId(wizard), contextOf(wizard).signed.length]).toEqual(['orders', 1]);
    expect((await signed(false)).getSnapshot().value).toBe('confirming');
  });

  it('"continue filling" on the notes opens the review of a signed form', async () => {
    const wizard = await signed(true);
    await send(wizard, { type: 'jump', screenId: 'intro', forced: true }, { type: 'start' });
    expect([screenId(wizard), contextOf(wizard).signed.length]).toEqual(['confirmation', 1]);
  });
});

describe('wizardMachine: Clear and start new form', () => {
  it('Clear marks the review as stale and keeps the step', async () => {
    const { wizard, fx } = started(FACTS);
    await send(wizard, { type: 'next' }, { type: 'next' }, { type: 'back' });
    expect(contextOf(wizard).stale).toBe(false);
    await send(wizard, { type: 'clear' }, { type: 'dialog.confirmed' });
    expect(contextOf(wizard)).toMatchObject({ stale: true, checked: false, edited: true });
    expect(screenId(wizard)).toBe('orders');
    await send(wizard, { type: 'next' });
    expect(fx.saveForReview).toHaveBeenCalledTimes(2);
  });

  it.each([
    [undefined, 'intro'],
    ['orders', 'orders'],
    ['gone', 'intro'],
  ])('a new form starts at resumeFromStep %j: %s', async (resumeFromStep, first) => {
    const { wizard, fx } = started(FREE, { resumeFromStep, retain: ['/enName'] });
    await send(
      wizard,
      { type: 'next' },
      { type: 'next' },
      { type: 'next' },
      { type: 'submit' },
      { type: 'startAgain' },
      { type: 'dialog.confirmed' },
    );
    expect(fx.resetAnswers).toHaveBeenCalledExactlyOnceWith({ scope: 'form', retain: ['/enName'] });
    expect(screenId(wizard)).toBe(first);
    expect(contextOf(wizard)).toMatchObject({
      acknowledgement: undefined,
      signed: [],
      visited: [first],
    });
  });
});

describe('hideNext', () => {
  it('disables Next, Submit and Complete of its step', async () => {
    const facts = { ...FREE, steps: [step('particulars'), step('orders', { hideNext: true })] };
    const { wizard, fx } = started(facts);
    await send(
      wizard,
      { type: 'next' },
      { type: 'next' },
      { type: 'submit' },
      { type: 'complete' },
    );
    expect(screenId(wizard)).toBe('orders');
    expect(fx.validateStep).toHaveBeenCalledTimes(1);
  });
});
