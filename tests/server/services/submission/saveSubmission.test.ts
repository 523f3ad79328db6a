import { describe, expect, it } from 'vitest';
import type { SaveInput } from '../../../../server/services/contract/SubmissionServices.ts';
import { bodyText, saveSubmission } from '../../../../server/services/submission/saveSubmission.ts';
import { portalOfFile } from '../../../support/portalOfFile.ts';
import { TEST_CODE } from '../../../support/testForm.ts';
import { answersFor, SITTING, savedSubmission } from '../../../support/testPortal.ts';
import { attachedFile, withFileField } from '../../support/fileField.ts';

const STRANGER = 'b'.repeat(64);
const call = { sitting: SITTING, formCode: TEST_CODE, files: [], language: 'en' } as const;
const portal = portalOfFile();
const save = (more: Partial<SaveInput> = {}) =>
  saveSubmission(withFileField(portal().deps), { ...call, formData: answersFor(1), ...more });
const count = async () =>
  (await portal().stores.db.selectFrom('submissions').select('id').execute()).length;

describe('saveSubmission', () => {
  it('stores the form with its price and its first history event', async () => {
    const saved = await save({ formData: answersFor(2) });
    const submissionId = 'submissionId' in saved ? saved.submissionId : '';
    const price = { amountCents: 76_000 };
    expect(saved).toEqual({ result: 'ok', submissionId, ...price, invalidSignatures: [] });
    const kept = await portal().store.submissions.find(submissionId);
    const now = portal().clock.now().getTime();
    expect(kept).toMatchObject({
      ...price,
      status: 'QUOTED',
      sitting: SITTING,
      language: 'en',
      definitionHash: 'hash-1',
      quoteExpiresAt: new Date(now + portal().deps.settings.quoteLifeMs),
    });
    const { dataHash, definitionHash } = kept ?? {};
    expect(await portal().store.events.ofSubmission(submissionId)).toMatchObject([
      {
        kind: 'submission.quoted',
        detail: { formCode: TEST_CODE, ...price, dataHash, definitionHash },
      },
    ]);
  });

  it('stores no answers that break a rule', async () => {
    const before = await count();
    expect(await save({ formData: { orders: 1 } })).toEqual({
      result: 'validationError',
      errors: [{ path: '/name', key: 'validation_required', args: [] }],
    });
    expect(await count()).toBe(before);
  });

  it('validates the whole form for a form that is submitted at once', async () => {
    const wish = { ...call, formData: answersFor(1, { receiveAckEmail: true }) };
    expect(await saveSubmission(portal().deps, wish)).toMatchObject({ result: 'ok' });
    expect(await saveSubmission(portal().deps, wish, 'all')).toMatchObject({
      result: 'validationError',
      errors: [{ path: '/ackEmail' }],
    });
  });

  it('T-45: seals the answers: no answer is readable in the database', async () => {
    const canary = 'CANARY A123456(3) canary@example.hk';
    await savedSubmission(portal(), { ...answersFor(1), name: canary });
    for (const table of ['submissions', 'submissionEvents', 'outbox', 'idempotency'] as const) {
      const rows = await portal().stores.db.selectFrom(table).selectAll().execute();
      const text = rows.flatMap(Object.values).map(readable).join('\n');
      expect(text).not.toMatch(/CANARY|A123456|canary@/);
    }
  });

  it('T-49: pins the definition of the page, and refuses an unknown definition', async () => {
    portal().form.republish('hash-2');
    const pinned = await save({ definitionHash: 'hash-1' });
    if (!('result' in pinned) || pinned.result !== 'ok') throw new Error('Cannot save');
    const { definitionOf } = portal().services;
    expect(await definitionOf(pinned.submissionId, SITTING)).toBe('hash-1');
    expect(await definitionOf(pinned.submissionId, STRANGER)).toBeUndefined();
    expect(await save({ definitionHash: 'no-such-hash' })).toEqual({ result: 'formChanged' });
    portal().form.republish('hash-1');
  });
});

describe('saveSubmission: an attached file', () => {
  const { incoming, answer } = attachedFile();

  it('is stored sealed, with its record', async () => {
    const saved = await save({ formData: answersFor(1, { file: answer }), files: [incoming] });
    const submissionId = 'submissionId' in saved ? saved.submissionId : '';
    const [record, ...more] = await portal().store.files.ofSubmission(submissionId);
    expect(more).toEqual([]);
    expect(record).toMatchObject({ kind: 'attachment', sha256: answer.sha256 });
    expect(readable(portal().files.content.get(record?.key ?? ''))).not.toContain('a scan');
  });

  it('is removed when a repeated call finds the first submission', async () => {
    portal().files.content.clear();
    const again = {
      formData: answersFor(1, { file: answer }),
      files: [incoming],
      idempotencyKey: 'key-with-file',
    };
    const saved = await save(again);
    expect(portal().files.content.size).toBe(1);
    expect(await save(again)).toEqual(saved);
    expect(await save({ ...again, sitting: STRANGER })).toEqual({ refused: 'conflict' });
    expect(portal().files.content.size).toBe(1);
  });
});

describe('saveSubmission: an idempotency key', () => {
  it('T-08: returns the first submission for the same call only', async () => {
    const first = { formData: answersFor(2), idempotencyKey: 'key-of-a-call' };
    const saved = await save(first);
    const before = await count();
    expect(await save(first)).toEqual(saved);
    const conflicts: readonly Partial<SaveInput>[] = [
      { formData: answersFor(3) },
      { sitting: STRANGER },
      { language: 'zh-Hant' },
      { definitionHash: 'hash-1' },
    ];
    for (const other of conflicts) {
      expect(await save({ ...first, ...other })).toEqual({ refused: 'conflict' });
    }
    expect(await count()).toBe(before);
    expect(await save({ ...first, idempotencyKey: 'another-key' })).not.toEqual(saved);
  });
});

describe('bodyText', () => {
  it('is the same for any order of the answers, and differs for another call', () => {
    const body = { formCode: 'LR', formData: { a: 1, b: 2 }, language: 'en' } as const;
    expect(bodyText({ ...body, formData: { b: 2, a: 1 } })).toBe(bodyText(body));
    for (const other of [
      { formCode: 'LS' },
      { formData: { a: 2, b: 2 } },
      { definitionHash: 'h' },
    ]) {
      expect(bodyText({ ...body, ...other })).not.toBe(bodyText(body));
    }
  });
});

/** Returns a column value as text, as a database dump shows it. */
function readable(value: unknown): string {
  return value instanceof Uint8Array
    ? Buffer.from(value).toString('latin1')
    : JSON.stringify(value);
}
