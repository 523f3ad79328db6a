import { describe, expect, it } from 'vitest';
import { E_CHEQUE_WIDGET, type FormData } from '#engine';
import type { ServiceDeps } from '../../../../server/services/contract/ServiceDeps.ts';
import { prepareAnswers } from '../../../../server/services/submission/prepareAnswers.ts';
import { leaf, planOf } from '../../../support/planNodes.ts';
import { portalOfFile } from '../../../support/portalOfFile.ts';
import { TEST_CODE } from '../../../support/testForm.ts';
import { answersFor } from '../../../support/testPortal.ts';
import { attachedFile, withFileField } from '../../support/fileField.ts';

const portal = portalOfFile();
const { incoming, answer } = attachedFile();

type Given = Partial<Parameters<typeof prepareAnswers>[3]>;

function prepare(formData: FormData, more: Given = {}, change: Partial<ServiceDeps> = {}) {
  const deps = { ...withFileField(portal().deps), ...change };
  const form = deps.catalogue.current(TEST_CODE);
  if (!form) throw new Error('Cannot find the test form');
  const given = { formData, files: [], kept: [], scope: 'steps' as const, ...more };
  return prepareAnswers(deps, form, { id: 'SUB1' }, given);
}

describe('prepareAnswers', () => {
  it('returns the price, the sealed answers and the end of the quote', async () => {
    const prepared = await prepare(answersFor(2));
    const now = portal().clock.now();
    const line = { itemId: 'order', quantity: 2, unitPriceCents: 38_000, amountCents: 76_000 };
    expect(prepared).toMatchObject({
      data: answersFor(2),
      fee: { totalCents: 76_000 },
      behaviour: { submissionType: 'ALLOW_ESUBM' },
      named: [],
      answers: {
        definitionHash: 'hash-1',
        amountCents: 76_000,
        feeLines: [line],
        now,
        quoteExpiresAt: new Date(now.getTime() + portal().deps.settings.quoteLifeMs),
        sealedAck: undefined,
      },
    });
  });

  it('charges nothing online for a form on paper, but returns its whole fee', async () => {
    expect(await prepare(answersFor(2, { paper: true }))).toMatchObject({
      fee: { totalCents: 76_000 },
      answers: { amountCents: 0, feeLines: [] },
    });
  });

  it('returns the errors of the answers in their scope', async () => {
    const wish = answersFor(1, { receiveAckEmail: true });
    expect(await prepare(wish)).toHaveProperty('answers');
    expect(await prepare(wish, { scope: 'all' })).toMatchObject({
      result: 'validationError',
      errors: [{ path: '/ackEmail' }],
    });
  });

  it('names the files of the answers, sent now or stored before', async () => {
    const named = answersFor(1, { file: answer });
    const sent = await prepare(named, { files: [incoming] });
    expect(sent).toMatchObject({ named: [{ pointer: '/file', sha256: answer.sha256 }] });
    const record = { ...incoming, key: 'k', submissionId: 'SUB1', size: 1 };
    const kept = [{ ...record, kind: 'attachment' as const }];
    expect(await prepare(named, { kept })).toHaveProperty('answers');
  });

  it.each<[string, string, Given, string]>([
    ['that nobody sent', 'scan.pdf', {}, 'validation_file_required'],
    ['that is not allowed', 'scan.exe', { files: [incoming] }, 'validation_wrongFileType'],
  ])('refuses a file %s', async (_, name, given, key) => {
    const formData = answersFor(1, { file: { ...answer, name } });
    expect(await prepare(formData, given)).toEqual({
      result: 'validationError',
      errors: [{ path: '/file', key, args: [] }],
    });
  });

  it('refuses an e-Cheque that the portal cannot read', async () => {
    const deps = withFileField(portal().deps, { 'ui:widget': E_CHEQUE_WIDGET });
    const formData = answersFor(1, { file: answer });
    expect(await prepare(formData, { files: [incoming] }, deps)).toEqual({
      result: 'validationError',
      errors: [{ path: '/file', key: 'validation_eCheque_invalid', args: [] }],
    });
  });

  it('refuses the link of an unknown request before any rule', async () => {
    const { deps } = portal();
    const form = deps.catalogue.current(TEST_CODE);
    if (!form) throw new Error('Cannot find the test form');
    const link = leaf('text', { prefill: { from: 'query', name: 'RefID' } });
    const { root } = planOf({ link });
    const supplement = { ...form, code: 'SUPPINFO', plan: { ...form.plan, root } };
    const given = { formData: { link: 'x' }, files: [], kept: [], scope: 'steps' as const };
    const prepared = await prepareAnswers(deps, supplement, { id: 'SUB1' }, given);
    expect(prepared).toMatchObject({ result: 'validationError', errors: [{ path: '/link' }] });
  });

  it.each([
    ['the rules', 'evaluate'],
    ['the behaviour', 'behaviour'],
  ] as const)('T-47: throws when %s cannot be computed', async (_, name) => {
    const failing = () => {
      throw new RangeError('out of order');
    };
    const rules = { ...portal().deps.rules, [name]: failing };
    await expect(prepare(answersFor(1), {}, { rules })).rejects.toThrow('out of order');
  });
});
