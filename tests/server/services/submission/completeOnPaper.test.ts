import { describe, expect, it } from 'vitest';
import { PdfError } from '../../../../server/ports/documents/PdfRenderer.ts';
import type { ServiceDeps } from '../../../../server/services/contract/ServiceDeps.ts';
import type { SubmitInput } from '../../../../server/services/contract/SubmissionServices.ts';
import { completeOnPaper } from '../../../../server/services/submission/completeOnPaper.ts';
import { portalOfFile } from '../../../support/portalOfFile.ts';
import { TEST_CODE } from '../../../support/testForm.ts';
import { answersFor, SITTING, savedSubmission } from '../../../support/testPortal.ts';

const STRANGER = 'b'.repeat(64);
const call = { sitting: SITTING, formCode: TEST_CODE, files: [], language: 'en' } as const;
const onPaper = (more: Partial<SubmitInput> = {}): SubmitInput => ({
  ...call,
  formData: { ...answersFor(1), paper: true },
  amountCents: 0,
  printOnPaper: true,
  ...more,
});

const portal = portalOfFile();

describe('completeOnPaper: a form that is submitted on paper', () => {
  it('gets a reference number, and its answers are not stored', async () => {
    const { done, submissionId } = await completed();
    expect(done).toMatchObject({
      result: 'ok',
      submittedAt: portal().clock.now(),
      referenceNumber: expect.stringMatching(/^LRTEST-\d{6}-\d{6}$/),
    });
    const kept = await portal().store.submissions.find(submissionId);
    expect(kept?.status).toBe('OFFLINE_COMPLETED');
    expect(kept).not.toHaveProperty('sealedData');
    expect(kept).not.toHaveProperty('sealedAck');
    const events = await portal().store.events.ofSubmission(submissionId);
    expect(events.map(({ kind, detail }) => [kind, detail.referenceNumber])).toEqual([
      ['submission.quoted', undefined],
      ['submission.printed', done.referenceNumber],
    ]);
    const files = await portal().store.files.ofSubmission(submissionId);
    expect(files.map(({ kind, type }) => [kind, type])).toEqual([
      ['acknowledgement', 'application/pdf'],
    ]);
  });

  it('promise 11: gets a document with the number, which can be read again', async () => {
    const { done, submissionId } = await completed();
    const document = documentIn(done);
    expect(document.standing).toEqual({ kind: 'onPaper', referenceNumber: done.referenceNumber });
    expect(document.payment.text).toContain('HK$380.00');
    expect(JSON.stringify(document.guide)).toContain('Queensway Government Offices');
    const again = await portal().services.submitForm({
      ...call,
      submissionId,
      amountCents: done.amountCents,
      printOnPaper: false,
    });
    expect(again).toEqual(done);
    const theirs = { ...call, sitting: STRANGER, submissionId, amountCents: 0 };
    expect(await portal().services.submitForm({ ...theirs, printOnPaper: false })).toBeUndefined();
  });

  it('promise 11: is not completed when its document cannot be rendered', async () => {
    portal().clock.advance(1000);
    const pdf = { render: () => Promise.reject(new PdfError('busy', 'Cannot render: busy')) };
    await expect(completeOnPaper({ ...portal().deps, pdf }, onPaper())).rejects.toThrow(PdfError);
    const newest = portal().stores.db.selectFrom('submissions').orderBy('createdAt', 'desc');
    const row = await newest.select(['status', 'referenceNumber']).executeTakeFirst();
    expect(row).toEqual({ status: 'QUOTED', referenceNumber: null });
  });

  it('leaves no document when the form cannot be completed', async () => {
    let calls = 0;
    const store = {
      ...portal().store,
      transact: (work: never) =>
        ++calls === 1 ? portal().store.transact(work) : Promise.reject(new Error('gone')),
    };
    const before = portal().files.content.size;
    const deps = { ...portal().deps, store } as ServiceDeps;
    await expect(completeOnPaper(deps, onPaper())).rejects.toThrow('gone');
    expect(calls).toBe(2);
    expect(portal().files.content.size).toBe(before);
  });

  it('cannot be submitted online', async () => {
    const submissionId = await savedSubmission(portal(), { ...answersFor(0), paper: true });
    const submit = { ...call, submissionId, amountCents: 0, printOnPaper: false };
    expect(await portal().services.submitForm(submit)).toEqual({ result: 'offlineOnly' });
  });

  async function completed() {
    portal().clock.advance(1000);
    const done = await completeOnPaper(portal().deps, onPaper());
    if (!done || !('referenceNumber' in done)) throw new Error('Cannot complete the form');
    return { done, submissionId: done.submissionId };
  }

  /** Parses the document in a PDF of the fake renderer. */
  function documentIn({ pdf }: { readonly pdf?: Uint8Array }) {
    const text = Buffer.from(pdf ?? []).toString();
    return JSON.parse(text.slice('%PDF-1.7 '.length));
  }
});

describe('completeOnPaper: a refused form', () => {
  const rows = () => portal().stores.db.selectFrom('submissions').select('id').execute();

  it.each([[0], [38_000]])('accepts the amount %i, because nothing is charged', async (cents) => {
    const done = await completeOnPaper(portal().deps, onPaper({ amountCents: cents }));
    expect(done).toMatchObject({ result: 'ok' });
  });

  it.each<[string, Partial<SubmitInput>, object | undefined]>([
    ['without answers', { formData: undefined }, undefined],
    ['of an unknown definition', { definitionHash: 'h0' }, { result: 'formChanged' }],
    [
      'with wrong answers',
      { formData: { orders: 1 } },
      {
        result: 'validationError',
        errors: [{ path: '/name', key: 'validation_required', args: [] }],
      },
    ],
    [
      'that is only signed, because it has no signature',
      { formData: answersFor(0, { signOnly: true, officers: true }) },
      { result: 'signatureRequired', invalidSignatures: ['chairmanSign', 'secretarySign'] },
    ],
    [
      'with another amount',
      { amountCents: 37_999 },
      { result: 'amountMismatch', amountCents: 38_000 },
    ],
  ])('stores nothing of a form %s', async (_, more, expected) => {
    const before = [await rows(), portal().files.content.size];
    expect(await completeOnPaper(portal().deps, onPaper(more))).toEqual(expected);
    expect([await rows(), portal().files.content.size]).toEqual(before);
  });
});
