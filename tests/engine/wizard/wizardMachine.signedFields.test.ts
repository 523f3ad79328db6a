import { describe, expect, it } from 'vitest';
import { CallError } from '../../../engine/calls/CallFailure.ts';
import { effects } from '../support/wizardEffects.ts';
import { FACTS, SIGNED } from '../support/wizardFacts.ts';
import { signedWizard, signOnce, walkToReview } from '../support/wizardWalks.ts';
import { screenId, send, settle, startWizard } from '../support/wizardWorld.ts';

describe('wizardMachine: signed fields', () => {
  it('D-23: requires confirmation on Back past signed fields, then clears the signatures', async () => {
    const { wizard } = await signedWizard();
    await send(wizard, { type: 'back' });
    expect(screenId(wizard)).toBe('confirmation');
    expect(wizard.getSnapshot().context.signed).toEqual([SIGNED]);

    await send(wizard, { type: 'back' });
    expect(wizard.getSnapshot().value).toBe('confirming');
    expect(wizard.getSnapshot().context.dialog).toEqual({
      kind: 'confirm',
      question: 'clearSignatures',
    });
    await send(wizard, { type: 'dialog.closed' });
    expect([screenId(wizard), wizard.getSnapshot().context.signed.length]).toEqual([
      'confirmation',
      1,
    ]);
    await send(wizard, { type: 'back' }, { type: 'dialog.confirmed' });
    expect([screenId(wizard), wizard.getSnapshot().context.signed.length]).toEqual(['orders', 0]);
  });

  it.each([
    { type: 'change' as const, screenId: 'orders' },
    { type: 'jump' as const, screenId: 'orders' },
  ])('D-23: $type also requires confirmation', async (event) => {
    const { wizard } = await signedWizard();
    await send(wizard, { type: 'back' }, event);
    expect(wizard.getSnapshot().value).toBe('confirming');
    await send(wizard, { type: 'dialog.confirmed' });
    expect([screenId(wizard), wizard.getSnapshot().context.signed.length]).toEqual(['orders', 0]);
  });

  it('D-23: a jump from the submission to the first step also requires confirmation', async () => {
    const { wizard } = await signedWizard();
    await send(wizard, { type: 'jump', screenId: 'particulars' });
    expect(wizard.getSnapshot().value).toBe('confirming');
  });

  it('keeps the signatures when the move is forced', async () => {
    const { wizard } = await signedWizard();
    await send(
      wizard,
      { type: 'jump', screenId: 'confirmation' },
      { type: 'jump', screenId: 'orders', forced: true },
    );
    expect([screenId(wizard), wizard.getSnapshot().context.signed.length]).toEqual(['orders', 1]);
  });

  it('opens the review for a loaded file with signatures', async () => {
    const { wizard } = startWizard();
    await send(
      wizard,
      { type: 'terms.accepted', at: '2026-11-20T10:00:01+08:00' },
      { type: 'answers.loaded', facts: FACTS, signed: [SIGNED] },
    );
    expect(screenId(wizard)).toBe('confirmation');
    expect(wizard.getSnapshot().context.signed).toEqual([SIGNED]);
  });

  it('opens the step that `answers.loaded` names', async () => {
    const { wizard } = startWizard();
    await send(wizard, {
      type: 'answers.loaded',
      facts: FACTS,
      signed: [],
      screenId: 'orders',
    });
    expect(screenId(wizard)).toBe('orders');
  });

  it('promise 6: marks the complete steps of loaded answers, and allows jumps to these steps', async () => {
    const { wizard } = startWizard();
    await send(wizard, {
      type: 'answers.loaded',
      facts: FACTS,
      signed: [],
      screenId: 'orders',
      completed: ['particulars'],
    });
    const { completed, visited } = wizard.getSnapshot().context;
    expect(completed).toEqual(['intro', 'particulars']);
    expect(visited).toEqual(['intro', 'particulars', 'orders']);
    await send(wizard, { type: 'jump', screenId: 'particulars' });
    expect(screenId(wizard)).toBe('particulars');
    await send(wizard, { type: 'jump', screenId: 'orders' });
    expect(screenId(wizard)).toBe('orders');
  });

  it('opens the review of a signed form on a jump from an own step to the first step', async () => {
    const { wizard } = await signedWizard();
    await send(
      wizard,
      { type: 'jump', screenId: 'orders', forced: true },
      { type: 'jump', screenId: 'particulars' },
    );
    expect(screenId(wizard)).toBe('confirmation');
  });

  it('reports missing signatures before a payment starts', async () => {
    const { wizard, fx } = startWizard();
    await walkToReview(wizard);
    await send(wizard, { type: 'next' }, { type: 'next' });
    expect(wizard.getSnapshot().context.dialog).toEqual({
      kind: 'validation',
      errors: [{ path: '/ownerSign', key: 'validation_signatureRequired', args: [] }],
    });
    expect(fx.prepareTransaction).not.toHaveBeenCalled();
  });

  it('reports signatures that were dropped because the answers changed', async () => {
    const { wizard, fx } = await signedWizard();
    fx.saveForReview.mockResolvedValueOnce({
      result: 'ok',
      submissionId: 'S1',
      amountCents: 38_000,
      invalidSignatures: ['ownerSign'],
    });
    await send(wizard, { type: 'edited' }, { type: 'next' });
    expect(wizard.getSnapshot().context.signed).toEqual([]);
    expect(wizard.getSnapshot().context.dialog).toMatchObject({
      kind: 'message',
      message: { key: 'signaturesDropped' },
    });
    expect(fx.prepareTransaction).not.toHaveBeenCalled();
  });

  it('shows the signing error on the field until the field is signed', async () => {
    const { wizard, fx } = startWizard();
    fx.embedSignature.mockResolvedValueOnce({
      result: 'signatureFailure',
      message: { key: 'validation_signature_nonPersonal', args: [] },
    });
    await walkToReview(wizard);
    await send(wizard, { type: 'next' });
    await signOnce(wizard);
    wizard.getSnapshot().children.signing?.send({ type: 'close' });
    expect(wizard.getSnapshot().context.signErrors).toMatchObject({
      ownerSign: { key: 'validation_signature_nonPersonal' },
    });
    await signOnce(wizard);
    expect(wizard.getSnapshot().context.signErrors).toEqual({});
  });

  it('signs only on the submission screen, and only a required field', async () => {
    const { wizard } = startWizard();
    await walkToReview(wizard);
    await send(wizard, { type: 'sign', fieldId: 'ownerSign' });
    expect(wizard.getSnapshot().value).toBe('filling');
    await send(wizard, { type: 'next' }, { type: 'sign', fieldId: 'otherSign' });
    expect(wizard.getSnapshot().value).toBe('filling');
  });

  it('signs with the identity app on request, and stores the same signature', async () => {
    const { wizard, clock } = startWizard();
    await walkToReview(wizard);
    await send(wizard, { type: 'next' }, BY_APP);
    expect(wizard.getSnapshot().value).toBe('identity');
    wizard.getSnapshot().children.identity?.send({ type: 'number.given', idNumber: 'A1234563' });
    await settle();
    clock.increment(3_000);
    await settle();
    const { context, value } = wizard.getSnapshot();
    expect([value, context.signed, context.signing]).toEqual(['filling', [SIGNED], undefined]);
    expect(JSON.stringify(context)).not.toContain('A123456');
    await send(wizard, { type: 'sign', fieldId: 'ownerSign' });
    expect(wizard.getSnapshot().value).toBe('signing');
  });

  it('keeps the choice of the identity app after a failed save', async () => {
    const { wizard, fx } = startWizard();
    await walkToReview(wizard);
    await send(wizard, { type: 'next' }, { type: 'edited' });
    fx.saveForReview.mockRejectedValueOnce(new CallError({ kind: 'busy' }));
    await send(wizard, BY_APP);
    expect(wizard.getSnapshot().context.dialog?.kind).toBe('error');
    await send(wizard, { type: 'retry' });
    expect(wizard.getSnapshot().value).toBe('identity');
  });

  it('refuses the identity app for an organisation', async () => {
    const signatures = FACTS.signatures.map((each) => ({
      ...each,
      holder: 'organisation' as const,
    }));
    const { wizard } = startWizard(effects({ ...FACTS, signatures }));
    await walkToReview(wizard);
    await send(wizard, { type: 'next' }, BY_APP);
    expect(wizard.getSnapshot().value).toBe('filling');
    await send(wizard, { type: 'sign', fieldId: 'ownerSign' });
    expect(wizard.getSnapshot().value).toBe('signing');
  });
});

const BY_APP = { type: 'sign', fieldId: 'ownerSign', way: 'identityApp' } as const;
