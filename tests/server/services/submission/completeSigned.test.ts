import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { purge, RETENTION } from '../../../../server/jobs/purge.ts';
import { runOutbox } from '../../../../server/jobs/runOutbox.ts';
import type { FormDocument } from '../../../../server/ports/documents/PdfRenderer.ts';
import type { SigningServices } from '../../../../server/services/contract/SigningServices.ts';
import { getSealed } from '../../../../server/services/files/sealedFiles.ts';
import { fakeSigning } from '../../../support/fakeSigning.ts';
import { TEST_CODE } from '../../../support/testForm.ts';
import { testOutbox } from '../../../support/testOutbox.ts';
import {
  answersFor,
  emptyPortal,
  openTestPortal,
  SITTING,
  savedSubmission,
  type TestPortal,
} from '../../../support/testPortal.ts';

const OTHER_SITTING = 'b'.repeat(64);
const DAY_MS = 86_400_000;
/** A form that is only signed, by two officers. Each officer may sign later. */
const ANSWERS = answersFor(0, { signOnly: true, officers: true });
/** The same form, completed on paper. Signatures are optional. */
const BY_POST = answersFor(0, { paper: true, officers: true });

let portal: TestPortal;
let signing: SigningServices;
beforeAll(async () => {
  portal = await openTestPortal();
  signing = fakeSigning(portal.deps);
}, 60_000);
beforeEach(() => emptyPortal(portal));
afterAll(async () => portal?.close());

async function sign(submissionId: string, field: string): Promise<Buffer> {
  const given = { sitting: SITTING, submissionId, field, certificate: Buffer.from('certificate') };
  await signing.prepareSignature({ ...given, formCode: TEST_CODE, chain: [] });
  const done = await signing.completeSignature({ ...given, signature: Buffer.from('good') });
  if (done?.result !== 'ok') throw new Error(`Cannot sign ${field}: ${done?.result}`);
  return Buffer.from(done.pdf);
}

function complete(submissionId: string | undefined, more: object = {}) {
  return portal.services.submitForm({
    sitting: SITTING,
    formCode: TEST_CODE,
    files: [],
    language: 'en',
    amountCents: 0,
    printOnPaper: true,
    submissionId,
    ...more,
  });
}

const kept = (submissionId: string) => portal.store.submissions.find(submissionId);

describe('completeSigned: a form that is only signed', () => {
  it('promise 1: completes the stored submission and returns the signed document', async () => {
    const submissionId = await savedSubmission(portal, ANSWERS);
    await sign(submissionId, 'chairmanSign');
    const signed = await sign(submissionId, 'secretarySign');
    const done = await complete(submissionId, { formData: ANSWERS });
    expect(done).toMatchObject({
      result: 'ok',
      submissionId,
      referenceNumber: expect.stringMatching(/^LRTEST-\d{6}-\d{6}$/),
      signed: ['chairmanSign', 'secretarySign'],
    });
    expect(done).not.toHaveProperty('toSign');
    expect(done && 'pdf' in done && signed.equals(done.pdf ?? Buffer.of())).toBe(true);
    expect(await kept(submissionId)).toMatchObject({
      status: 'OFFLINE_COMPLETED',
      sealedData: expect.anything(),
    });
    const rows = await portal.stores.db.selectFrom('submissions').select('id').execute();
    expect(rows).toHaveLength(1);
  });

  it('promise 1: returns the same number and document for a repeated call', async () => {
    const submissionId = await savedSubmission(portal, ANSWERS);
    await sign(submissionId, 'chairmanSign');
    const [one, other] = [await complete(submissionId), await complete(submissionId)];
    expect(one).toMatchObject({ result: 'ok' });
    expect(other).toEqual(one);
    const both = await Promise.all([complete(submissionId), complete(submissionId)]);
    expect(both).toEqual([one, one]);
  });

  it('promise 1: adds no outbox message, and keeps the document for 90 days', async () => {
    const submissionId = await savedSubmission(portal, ANSWERS);
    const signed = await sign(submissionId, 'chairmanSign');
    await complete(submissionId);
    expect(await portal.stores.db.selectFrom('outbox').selectAll().execute()).toEqual([]);
    portal.clock.advance(89 * DAY_MS);
    await purge(portal.deps, RETENTION);
    const read = await portal.services.signedForm(submissionId, SITTING);
    expect(read && signed.equals(read.pdf)).toBe(true);
    portal.clock.advance(2 * DAY_MS);
    await purge(portal.deps, RETENTION);
    expect(await portal.services.signedForm(submissionId, SITTING)).toBeUndefined();
    expect([...portal.files.content.keys()]).toEqual([]);
    expect(await complete(submissionId)).toMatchObject({ result: 'ok' });
  });

  it('promise 1: refuses a form without any signature', async () => {
    const submissionId = await savedSubmission(portal, ANSWERS);
    const asked = { invalidSignatures: ['chairmanSign', 'secretarySign'] };
    const expected = { result: 'signatureRequired', ...asked };
    expect(await complete(submissionId)).toEqual({ ...expected, submissionId });
    expect(await complete(undefined, { formData: ANSWERS })).toEqual(expected);
  });

  it('promise 1: refuses answers that differ from the signed answers', async () => {
    const submissionId = await savedSubmission(portal, ANSWERS);
    await sign(submissionId, 'chairmanSign');
    const others = { ...ANSWERS, name: 'WONG SIU MING' };
    expect(await complete(submissionId, { formData: others })).toEqual({
      result: 'signatureFailure',
      submissionId,
      invalidSignatures: ['chairmanSign'],
    });
    expect(await kept(submissionId)).toMatchObject({ status: 'QUOTED' });
  });

  it('promise 3: names the missing signature', async () => {
    const submissionId = await savedSubmission(portal, ANSWERS);
    await sign(submissionId, 'chairmanSign');
    expect(await complete(submissionId)).toMatchObject({
      result: 'ok',
      signed: ['chairmanSign'],
      toSign: ['secretarySign'],
    });
  });

  it('T-36: does not complete or return a form for another sitting', async () => {
    const submissionId = await savedSubmission(portal, ANSWERS);
    await sign(submissionId, 'chairmanSign');
    expect(await complete(submissionId, { sitting: OTHER_SITTING })).toBeUndefined();
    expect(await portal.services.signedForm(submissionId, OTHER_SITTING)).toBeUndefined();
    await complete(submissionId);
    expect(await portal.services.signedForm(submissionId, OTHER_SITTING)).toBeUndefined();
  });
});

describe('completeSigned: a form on paper with an electronic signature', () => {
  it('promise 1: returns the signed document, and completes the same submission', async () => {
    const submissionId = await savedSubmission(portal, BY_POST);
    const signed = await sign(submissionId, 'chairmanSign');
    const done = await complete(submissionId, { formData: BY_POST });
    expect(done).toMatchObject({ result: 'ok', submissionId, toSign: ['secretarySign'] });
    expect(done && 'pdf' in done && signed.equals(done.pdf ?? Buffer.of())).toBe(true);
  });

  it('stores no answers without a signature', async () => {
    const submissionId = await savedSubmission(portal, BY_POST);
    const done = await complete(submissionId, { formData: BY_POST });
    expect(done).toMatchObject({ result: 'ok' });
    expect(done).not.toMatchObject({ submissionId });
    const noted = done && 'submissionId' in done ? await kept(done.submissionId ?? '') : undefined;
    expect(noted).not.toHaveProperty('sealedData');
  });
});

describe('completeSigned: an online form with a missing signature', () => {
  const online = (orders: number) => answersFor(orders, { officers: true });

  it('promise 3: allows the payment after one officer signs, and not before', async () => {
    const submissionId = await savedSubmission(portal, online(1));
    const open = () =>
      portal.services.createTransaction({ submissionId, amountCents: 38_000, sitting: SITTING });
    expect(await open()).toEqual({
      result: 'signatureRequired',
      invalidSignatures: ['chairmanSign', 'secretarySign'],
    });
    await sign(submissionId, 'secretarySign');
    expect(await open()).toMatchObject({ result: 'ok' });
  });

  it('promise 3: names the missing signature in mail, export and acknowledgement', async () => {
    const wish = { receiveAckEmail: true, ackEmail: 'applicant@example.hk' };
    const submissionId = await savedSubmission(portal, { ...online(0), ...wish });
    await sign(submissionId, 'chairmanSign');
    const done = await complete(submissionId, { printOnPaper: false });
    expect(done).toMatchObject({
      result: 'ok',
      signed: ['chairmanSign'],
      toSign: ['secretarySign'],
    });
    const { deps } = testOutbox(portal.deps);
    const asked: unknown[] = [];
    const mailWriter = {
      write: (request: Parameters<typeof deps.mailWriter.write>[0]) => {
        asked.push(request.toSign);
        return deps.mailWriter.write(request);
      },
    };
    const printed: FormDocument[] = [];
    const pdf = {
      ...deps.pdf,
      render: (document: FormDocument) => {
        printed.push(document);
        return deps.pdf.render(document);
      },
    };
    await runOutbox({ ...deps, mailWriter, pdf });
    expect(asked).toEqual([['secretarySign']]);
    expect(printed).toHaveLength(1);
    expect(printed[0]).toMatchObject({
      standing: { kind: 'submitted', signedBy: [expect.anything()] },
      toSign: ['secretarySign'],
    });
    const bytes = await getSealed(portal.deps, `exports/${submissionId.toLowerCase()}`);
    expect(JSON.parse(Buffer.from(bytes ?? []).toString())).toMatchObject({
      signed: ['chairmanSign'],
      toSign: [{ id: 'secretarySign', label: 'secretarySign' }],
    });
  });
});
