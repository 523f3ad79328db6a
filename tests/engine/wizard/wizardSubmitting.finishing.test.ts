import { describe, expect, it, vi } from 'vitest';
import { hasAcknowledgementToLose } from '#engine';
import { POSTED } from '../support/wizardCalls.ts';
import { effects } from '../support/wizardEffects.ts';
import { ACKNOWLEDGEMENT, FACTS, FREE, input, TRAITS } from '../support/wizardFacts.ts';
import { toSubmission, walkToReview } from '../support/wizardWalks.ts';
import { screenId, send, startWizard } from '../support/wizardWorld.ts';

describe('wizardMachine: other ways to finish', () => {
  it('completes a form for paper from the review', async () => {
    const { wizard, fx } = startWizard(effects(POSTED), input(POSTED));
    await walkToReview(wizard);
    await send(wizard, { type: 'submit' }, { type: 'next' });
    expect(screenId(wizard)).toBe('confirmation');
    await send(wizard, { type: 'complete' });
    expect(screenId(wizard)).toBe('acknowledgement');
    expect(fx.submit).not.toHaveBeenCalled();
    expect(wizard.getSnapshot().context.dialog).toEqual({ kind: 'complete' });
    await send(wizard, { type: 'print' });
    expect(wizard.getSnapshot().context.dialog).toBeUndefined();
    expect(fx.makeDocument).toHaveBeenCalledOnce();
  });

  it.each([
    ['OFFLINE_SUBM', { kind: 'print' }],
    ['NO_ESUBM', { kind: 'print' }],
    ['SIGN_ONLY', undefined],
    ['ALLOW_ESUBM', undefined],
  ] as const)('%s: shows %j when printed before completion', async (submissionType, dialog) => {
    const facts = { ...POSTED, submissionType };
    const { wizard } = startWizard(effects(facts), input(facts));
    await walkToReview(wizard);
    await send(wizard, { type: 'print' });
    expect(wizard.getSnapshot().context.dialog).toEqual(dialog);
  });

  it('shows no completion dialog after an online submission', async () => {
    const { wizard } = startWizard(effects(FREE), input(FREE));
    await walkToReview(wizard);
    await send(wizard, { type: 'next' }, { type: 'submit' });
    expect(screenId(wizard)).toBe('acknowledgement');
    expect(wizard.getSnapshot().context.dialog).toBeUndefined();
  });

  it('noAck: stays on the review after Complete, shows a message, and completes once', async () => {
    const facts = POSTED;
    const traits = { ...TRAITS, noAck: true };
    const { wizard, fx } = startWizard(effects(facts), input(facts, { traits }));
    await walkToReview(wizard);
    await send(wizard, { type: 'complete' });
    expect([wizard.getSnapshot().value, screenId(wizard)]).toEqual(['filling', 'confirmation']);
    expect(wizard.getSnapshot().context.dialog).toMatchObject({
      message: { key: 'formCompleted' },
    });
    await send(wizard, { type: 'dialog.closed' }, { type: 'complete' });
    expect(fx.complete).toHaveBeenCalledTimes(1);
  });

  it('skipReview: validates, saves and shows the submission screen at once', async () => {
    const traits = { ...TRAITS, skipReview: true };
    const { wizard, fx } = startWizard(effects(), input(FACTS, { traits }));
    await walkToReview(wizard);
    expect(screenId(wizard)).toBe('submission');
    expect(fx.validateAll).toHaveBeenCalledTimes(1);
    expect(fx.saveForReview).toHaveBeenCalledTimes(1);
  });

  it('simplifiedForm: submits a free form from its last own step', async () => {
    const traits = { ...TRAITS, simplifiedForm: true, asksAckEmail: false };
    const { wizard, fx } = startWizard(effects(FREE), input(FREE, { traits }));
    expect(screenId(wizard)).toBe('particulars');
    await send(wizard, { type: 'next' }, { type: 'submit' });
    expect(fx.validateAll).toHaveBeenCalledExactlyOnceWith({ purpose: 'submit' });
    expect(screenId(wizard)).toBe('acknowledgement');
  });

  it('charges nothing online for a fee collected at the counter', async () => {
    const atCounter = { ...FREE, amountCents: 100_000 };
    const { wizard, fx } = startWizard(effects(atCounter), input(atCounter));
    await toSubmission(wizard);
    await send(wizard, { type: 'submit' });
    expect(fx.submit.mock.calls[0]?.[0].amountCents).toBe(0);
    expect(screenId(wizard)).toBe('acknowledgement');
  });

  it('promise 10: requires confirmation before a new form drops the acknowledgement', async () => {
    const { wizard, fx } = startWizard(effects(FREE), input(FREE));
    await toSubmission(wizard);
    await send(wizard, { type: 'edited' }, { type: 'submit' }, { type: 'startAgain' });
    const { acknowledgement, dialog } = wizard.getSnapshot().context;
    expect(dialog).toEqual({ kind: 'confirm', question: 'leaveAcknowledgement' });
    await send(wizard, { type: 'dialog.closed' });
    expect(wizard.getSnapshot().context.acknowledgement).toBe(acknowledgement);
    expect(wizard.getSnapshot().matches('acknowledged')).toBe(true);
    expect(fx.resetAnswers).not.toHaveBeenCalled();
    await send(wizard, { type: 'startAgain' }, { type: 'dialog.confirmed' });
    expect(fx.resetAnswers).toHaveBeenCalledExactlyOnceWith({ scope: 'form', retain: [] });
    expect(screenId(wizard)).toBe('intro');
    expect(wizard.getSnapshot().context.acknowledgement).toBeUndefined();
  });

  it.each([
    ['print', { type: 'print' }],
    ['save', { type: 'save' }],
    ['copied number', { type: 'acknowledgement.kept' }],
  ] as const)('promise 10: a %s marks the acknowledgement as kept', async (_, event) => {
    const { wizard } = startWizard(effects(FREE), input(FREE));
    await toSubmission(wizard);
    expect(hasAcknowledgementToLose(wizard.getSnapshot().context)).toBe(false);
    await send(wizard, { type: 'submit' });
    expect(hasAcknowledgementToLose(wizard.getSnapshot().context)).toBe(true);
    await send(wizard, event);
    expect(hasAcknowledgementToLose(wizard.getSnapshot().context)).toBe(false);
  });

  it('promise 13: shows the file name of a downloaded document', async () => {
    const makeDocument = vi.fn(async () => ({ downloadedAs: 'LREAL1-1.pdf' }));
    const { wizard } = startWizard({ ...effects(FREE), makeDocument }, input(FREE));
    await toSubmission(wizard);
    await send(wizard, { type: 'submit' }, { type: 'print' });
    const message = { key: 'pdfDownloaded', args: ['LREAL1-1.pdf'] };
    expect(wizard.getSnapshot().context.dialog).toEqual({ kind: 'message', message });
  });

  it('cannot leave the acknowledgement by other events', async () => {
    const { wizard } = startWizard(effects(FREE), input(FREE));
    await toSubmission(wizard);
    await send(
      wizard,
      { type: 'submit' },
      { type: 'back' },
      { type: 'next' },
      { type: 'submit' },
      { type: 'jump', screenId: 'orders' },
    );
    expect(screenId(wizard)).toBe('acknowledgement');
    expect(wizard.getSnapshot().context.acknowledgement).toEqual(ACKNOWLEDGEMENT);
  });
});
