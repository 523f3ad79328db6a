import { describe, expect, it } from 'vitest';
import { effects } from '../support/wizardEffects.ts';
import { FACTS, input, TRAITS } from '../support/wizardFacts.ts';
import { walkToReview } from '../support/wizardWalks.ts';
import { screenId, send, startWizard } from '../support/wizardWorld.ts';

describe('wizardMachine: important notes', () => {
  it('requires the terms before the start, and shows an error', async () => {
    const { wizard } = startWizard();
    await send(wizard, { type: 'start' });
    expect(screenId(wizard)).toBe('intro');
    expect(wizard.getSnapshot().context.dialog).toMatchObject({
      kind: 'validation',
      errors: [{ path: '/$terms' }],
    });
  });

  it('stores the time of acceptance', async () => {
    const { wizard } = startWizard();
    await send(wizard, { type: 'terms.accepted', at: '2026-11-20T10:00:01+08:00' });
    expect(wizard.getSnapshot().context.termsAcceptedAt).toBe('2026-11-20T10:00:01+08:00');
  });

  it('reads an earlier acceptance, and does not require another', async () => {
    const at = '2026-11-20T10:00:01+08:00';
    const { wizard } = startWizard(effects(), input(FACTS, { termsAcceptedAt: at }));
    expect(wizard.getSnapshot().context.termsAcceptedAt).toBe(at);
    await send(wizard, { type: 'start' });
    expect(screenId(wizard)).toBe('particulars');
  });

  it('skipIntro starts on the first own step', () => {
    const { wizard } = startWizard(effects(), input(FACTS, { skipIntro: true }));
    expect(screenId(wizard)).toBe('particulars');
  });

  it('requires confirmation, then restarts with the retained answers', async () => {
    const traits = { ...TRAITS, retain: ['SubscriberNameEng'], resumeFromStep: 'particulars' };
    const { wizard, fx } = startWizard(effects(), input(FACTS, { traits }));
    await walkToReview(wizard);
    await send(wizard, { type: 'edited' }, { type: 'startAgain' });
    expect(wizard.getSnapshot().context.dialog).toEqual({
      kind: 'confirm',
      question: 'startAgain',
    });
    expect(fx.resetAnswers).not.toHaveBeenCalled();
    await send(wizard, { type: 'dialog.confirmed' });
    expect(fx.resetAnswers).toHaveBeenCalledExactlyOnceWith({
      scope: 'form',
      retain: ['SubscriberNameEng'],
    });
    expect(screenId(wizard)).toBe('particulars');
    expect(wizard.getSnapshot().context).toMatchObject({
      submissionId: undefined,
      completed: [],
      edited: false,
      stale: true,
    });
  });
});
