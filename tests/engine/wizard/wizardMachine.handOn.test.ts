import { describe, expect, it } from 'vitest';
import { signedBy } from '../../../engine/wizard/outcomes.ts';
import { needsSave } from '../../../engine/wizard/wizardRules.ts';
import { effects } from '../support/wizardEffects.ts';
import { FACTS, FILE, SIGNED } from '../support/wizardFacts.ts';
import { signedWizard, signOnce } from '../support/wizardWalks.ts';
import { screenId, send, settle, startWizard } from '../support/wizardWorld.ts';

const KEPT = { submissionId: 'S9', amountCents: 12_300 };
const OTHER = { ...SIGNED, fieldId: 'otherSign', signedBy: 'WONG SIU MING' };
const TWO = {
  ...FACTS,
  signatures: [
    ...FACTS.signatures,
    ...FACTS.signatures.map((each) => ({ ...each, id: 'otherSign' })),
  ],
};

async function loadedWizard() {
  const run = startWizard(effects(TWO));
  await send(
    run.wizard,
    { type: 'terms.accepted', at: '2026-11-20T10:00:01+08:00' },
    { type: 'answers.loaded', facts: TWO, signed: [SIGNED, OTHER], kept: KEPT },
  );
  return run;
}

const contextOf = (wizard: Awaited<ReturnType<typeof loadedWizard>>['wizard']) =>
  wizard.getSnapshot().context;

describe('wizardMachine: a form for the next signer', () => {
  it('opens the review with the submission that the server created from the file', async () => {
    const { wizard } = await loadedWizard();
    expect(screenId(wizard)).toBe('confirmation');
    expect(contextOf(wizard)).toMatchObject({
      submissionId: 'S9',
      amountCents: 12_300,
      stale: false,
      edited: false,
      signed: [SIGNED, OTHER],
    });
  });

  it('requires confirmation for a change on the review, then drops signatures', async () => {
    const { wizard } = await loadedWizard();
    await send(wizard, { type: 'signatures.clear' });
    expect(contextOf(wizard).dialog).toEqual({ kind: 'confirm', question: 'clearSignatures' });
    await send(wizard, { type: 'dialog.closed' });
    expect(contextOf(wizard).signed).toHaveLength(2);
    await send(wizard, { type: 'signatures.clear' }, { type: 'dialog.confirmed' });
    expect(screenId(wizard)).toBe('confirmation');
    // The next save sends the server the empty list of signatures.
    expect(contextOf(wizard)).toMatchObject({ signed: [], stale: true, submissionId: 'S9' });
  });

  it('requires no confirmation without signatures', async () => {
    const { wizard } = startWizard();
    await send(wizard, { type: 'signatures.clear' });
    expect(contextOf(wizard).dialog).toBeUndefined();
  });

  it('requires confirmation before it changes a signature that a later signature covers', async () => {
    const { wizard } = await loadedWizard();
    await send(wizard, { type: 'next' }, { type: 'sign', fieldId: 'ownerSign' });
    expect(wizard.getSnapshot().value).toBe('confirming');
    expect(contextOf(wizard).dialog).toEqual({ kind: 'confirm', question: 'changeSignature' });
    await send(wizard, { type: 'dialog.closed' });
    expect(contextOf(wizard).signed).toHaveLength(2);
    await send(wizard, { type: 'sign', fieldId: 'ownerSign' }, { type: 'dialog.confirmed' });
    expect(wizard.getSnapshot().value).toBe('signing');
    wizard.getSnapshot().children.signing?.send({
      type: 'certificate.chosen',
      file: FILE,
      pin: '1234',
    });
    await settle();
    expect(contextOf(wizard).signed.map(({ fieldId }) => fieldId)).toEqual(['ownerSign']);
  });

  it('requires no confirmation for the last signature', async () => {
    const { wizard } = await loadedWizard();
    await send(wizard, { type: 'next' }, { type: 'sign', fieldId: 'otherSign' });
    expect(wizard.getSnapshot().value).toBe('signing');
  });

  it('keeps every signature when a change fails, and reports the error', async () => {
    const { wizard } = await loadedWizard();
    const error = { key: 'eCertError', args: [] };
    const change = signedBy(contextOf(wizard), {
      fieldId: 'ownerSign',
      submissionId: 'S9',
      signed: undefined,
      error,
    });
    expect(change).not.toHaveProperty('signed');
    expect(change.signErrors).toEqual({ ownerSign: error });
  });

  it('is edited after every signature until it is saved', async () => {
    const { wizard } = await signedWizard();
    expect(contextOf(wizard).edited).toBe(true);
    await send(wizard, { type: 'save' });
    expect(contextOf(wizard).edited).toBe(false);
    await signOnce(wizard);
    expect(contextOf(wizard).edited).toBe(true);
  });

  it('saves changed answers to the server before the file with signatures', async () => {
    const { wizard } = await signedWizard();
    const saving = { ...contextOf(wizard), intent: 'save' as const, stale: true };
    expect(needsSave(saving)).toBe(true);
    expect(needsSave({ ...saving, signed: [] })).toBe(false);
    expect(needsSave({ ...saving, stale: false })).toBe(false);
  });
});
