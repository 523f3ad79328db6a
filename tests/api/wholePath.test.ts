import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Plan } from '#engine';
import type { Portal } from '../../server/compose.ts';
import { solveCaptcha } from '../support/solveCaptcha.ts';
import { fileContents, mailTexts } from './dataFolder.ts';
import { openPortal } from './openPortal.ts';
import { openCertificate, PortalClient, sampleOnWire } from './portalClient.ts';

const DETAIL = { lang: 'Eng' };
/** No text of the form contains this number, so a copy on the disk is a leak. */
const HKID = 'P4829151';

const answersFor = (plan: Plan) => ({
  ...sampleOnWire(plan, 'acknowledgement-by-email'),
  IdNo: HKID,
  CDPaymentMethod: 'visa',
});

describe('LREAL1 from its definition to its acknowledgement, over HTTP', () => {
  let portal: Portal;
  let client: PortalClient;
  let plan: Plan;
  const dataDir = mkdtempSync(join(tmpdir(), 'landform-data-'));
  let submissionId = '';
  let transaction = { transactionId: '', webToken: '' };

  beforeAll(async () => {
    portal = await openPortal(dataDir, { HOTLINE: '2111 1111' });
    client = new PortalClient(portal.app.listeningOrigin);
    const form = await client.get('/api/forms/LREAL1', 'form-response');
    plan = JSON.parse((await client.file(String(form.body.plan))).content.toString()) as Plan;
  }, 60_000);
  afterAll(() => portal.close(), 30_000);

  it('B-36 B-37 B-38 T-16: requires a captcha once per sitting', async () => {
    const body = { formData: {}, submissionDetail: DETAIL };
    const review = () => client.post('/api/submission/review/LREAL1/0', body, 'review-response');
    expect((await review()).status).toBe(778);
    const challenge = await client.post('/api/wfp/challenge/Eng', undefined, 'challenge-response');
    const secret = String(challenge.body.secret);
    const answer = solveCaptcha(dataDir, secret, client.cookie('visitor'));
    client.headers.set('challenge-secret', secret);
    client.headers.set('challenge-answer', answer === 'AAAA' ? 'BBBB' : 'AAAA');
    expect((await review()).status).toBe(780);
    client.headers.set('challenge-answer', ` ${answer.toLowerCase()} `);
    expect((await review()).status).toBe(200);
    expect((await review()).status).toBe(200);
    const used = { 'challenge-secret': secret, 'challenge-answer': answer };
    const otherApplicant = new PortalClient(portal.app.listeningOrigin);
    for (const [name, value] of Object.entries(used)) otherApplicant.headers.set(name, value);
    const foreign = await otherApplicant.post('/api/submission/review/LREAL1/0', body);
    expect(foreign.status).toBe(777);
  }, 30_000);

  it('returns the review as a PDF', async () => {
    const { body } = await client.post(
      '/api/submission/review/LREAL1/0',
      { formData: answersFor(plan), submissionDetail: DETAIL },
      'review-response',
    );
    expect(Buffer.from(String(body.pdfData), 'base64').subarray(0, 5).toString()).toBe('%PDF-');
  }, 30_000);

  it('U-53: names an unprintable answer, at the review and before saving', async () => {
    const sample = JSON.stringify(answersFor(plan));
    const formData = JSON.parse(sample.replace('EXAMPLE BUILDING', 'EXAMPLE 😀 BUILDING ع'));
    for (const call of ['review/LREAL1/0', 'submitFormBeforePayment/LREAL1']) {
      const { status, body } = await client.post(
        `/api/submission/${call}`,
        { formData, submissionDetail: DETAIL },
        'review-response',
      );
      expect(status).toBe(200);
      expect(body).toMatchObject({
        result: 'validationError',
        validationErr: [
          { path: '/CorrAddress/building', key: 'validation_notPrintable', args: ['😀 ع'] },
        ],
      });
    }
  }, 30_000);

  it('saves the form once, with its price, when the request is repeated', async () => {
    const call = () =>
      client.post(
        '/api/submission/submitFormBeforePayment/LREAL1',
        { formData: answersFor(plan), submissionDetail: DETAIL },
        'submit-before-payment-response',
      );
    const answers = [await call(), await call()];
    expect(answers[0]?.body).toMatchObject({ result: 'ok', paymentAmount: '380.00' });
    expect(answers[1]?.body.submissionId).toBe(answers[0]?.body.submissionId);
    submissionId = String(answers[0]?.body.submissionId);
  });

  it('accepts new answers on the path with and without the form code', async () => {
    for (const path of ['/LREAL1', '']) {
      const { body } = await client.post(
        `/api/submission/updateFormBeforePayment${path}`,
        { formData: answersFor(plan), submissionDetail: { submissionId, ...DETAIL } },
        'submit-before-payment-response',
      );
      expect(body).toMatchObject({ result: 'ok', submissionId, paymentAmount: '380.00' });
    }
  });

  it('opens no transaction before the form is signed', async () => {
    const { body } = await client.post(
      '/api/submission/createTransaction',
      { submissionId, paymentAmount: '380.00' },
      'create-transaction-response',
    );
    expect(body).toMatchObject({ result: 'signatureRequired', invalidSignatures: ['ownerSign'] });
  });

  it.each([
    ['carries no identity card number', '', HKID],
    ['belongs to another person of the same name', '&hkid=K0762382', 'K0762382'],
    ['belongs to another person who claims the number of the form', '&hkid=K0762382', HKID],
  ])('promise 4: refuses a certificate that %s', async (_, query, claimed) => {
    const url = `/debug/test-certificate?name=CHAN%20TAI%20MAN${query}`;
    const { content, headers } = await client.file(url);
    const signer = openCertificate(content, headers.get('certificate-pin') ?? '');
    const { body } = await client.post(
      '/api/submission/sign/LREAL1/ownerSign',
      {
        submissionDetail: { submissionId, ...DETAIL },
        ecertPub: signer.certificate,
        ecertChain: signer.chain,
        idProof: signer.idProof(claimed),
      },
      'sign-response',
    );
    expect(body).toEqual({
      result: 'signatureFailure',
      message: 'validation_signature_signerIdMismatch',
    });
  });

  it('promise 4: refuses a certificate without a proof of the number', async () => {
    const url = `/debug/test-certificate?name=CHAN%20TAI%20MAN&hkid=${HKID}`;
    const { content, headers } = await client.file(url);
    const signer = openCertificate(content, headers.get('certificate-pin') ?? '');
    const { body } = await client.post('/api/submission/sign/LREAL1/ownerSign', {
      submissionDetail: { submissionId, ...DETAIL },
      ecertPub: signer.certificate,
      ecertChain: signer.chain,
    });
    expect(body).toMatchObject({ message: 'validation_signature_signerIdMismatch' });
  });

  it('signs the prepared bytes with a test certificate', async () => {
    const url = `/debug/test-certificate?name=CHAN%20TAI%20MAN&hkid=${HKID}`;
    const { content, headers } = await client.file(url);
    const signer = openCertificate(content, headers.get('certificate-pin') ?? '');
    const prepared = await client.post(
      '/api/submission/sign/LREAL1/ownerSign',
      {
        submissionDetail: { submissionId, ...DETAIL },
        ecertPub: signer.certificate,
        ecertChain: signer.chain,
        idProof: signer.idProof(HKID),
      },
      'sign-response',
    );
    expect(prepared.body).toMatchObject({ result: 'ok', submissionId });
    const completed = await client.post(
      '/api/submission/signedHash/ownerSign',
      {
        submissionId,
        ecertPub: signer.certificate,
        signedHash: signer.sign(String(prepared.body.toBeSigned)),
      },
      'signed-hash-response',
    );
    expect(completed.body).toMatchObject({ result: 'ok', signedBy: 'CHAN TAI MAN' });
  }, 30_000);

  it('T-01 T-02: opens a transaction for the right amount only', async () => {
    const open = (paymentAmount: string) =>
      client.post(
        '/api/submission/createTransaction',
        { submissionId, paymentAmount },
        'create-transaction-response',
      );
    expect((await open('1.00')).body).toMatchObject({
      result: 'amountMismatch',
      paymentAmount: '380.00',
    });
    const { body } = await open('380.00');
    expect(body.result).toBe('ok');
    transaction = { transactionId: String(body.transactionId), webToken: String(body.webToken) };
    const poll = `/api/submission/poll/${transaction.transactionId}`;
    expect((await client.get(poll, 'poll-response')).body.status).toBe('IN_PROCESS');
  });

  it('T-36: hides the transaction and the form from another browser', async () => {
    const other = new PortalClient(portal.app.listeningOrigin);
    const poll = `/api/submission/poll/${transaction.transactionId}`;
    expect((await other.get(poll)).status).toBe(404);
    const submit = () =>
      other.post('/api/submission/LREAL1/380.00', {
        submissionDetail: { submissionId, ...DETAIL },
      });
    other.headers.set('access-token', client.headers.get('access-token') ?? '');
    expect((await submit()).status).toBe(779);
    const challenge = await other.post('/api/wfp/challenge/Eng', undefined, 'challenge-response');
    const secret = String(challenge.body.secret);
    other.headers.clear();
    other.headers.set('challenge-secret', secret);
    other.headers.set('challenge-answer', solveCaptcha(dataDir, secret, other.cookie('visitor')));
    expect((await submit()).status).toBe(404);
  });

  it('offers the online methods, and reports APPR after payment at the sandbox bank', async () => {
    const offered = await client.post(
      '/api/payment/availability',
      { locale: 'en-us', amount: '380.00', preferpaymentmethods: [] },
      'availability-response',
    );
    const cards = JSON.stringify(offered.body.availablepaymentmethods);
    for (const method of ['Visa', 'Mastercard', 'JCB', 'UnionPay', 'FPS']) {
      expect(cards).toContain(
        `"subtype":"${['JCB', 'UnionPay'].includes(method) ? 'CreditCard' : method}"`,
      );
    }
    const paid = await client.post(
      '/api/payment/web/visa',
      {
        ...transaction,
        paymentMethod: 'visa',
        order: { totalAmount: '380.00', currency: 'HKD', orderDetails: [] },
        locale: 'en-us',
      },
      'web-payment-response',
    );
    const { pathname } = new URL(String(paid.body.redirecturl));
    expect(await client.page(pathname)).toContain('380.00');
    await client.page(pathname, { button: 'approve' });
    const poll = `/api/submission/poll/${transaction.transactionId}`;
    await expect
      .poll(async () => (await client.get(poll, 'poll-response')).body.status, { timeout: 10_000 })
      .toBe('APPR');
  }, 20_000);

  it('returns the same result twice by submission and by transaction', async () => {
    const submit = async () =>
      client.post(
        '/api/submission/LREAL1/380.00',
        { submissionDetail: { submissionId, ...DETAIL } },
        'submit-response',
      );
    const first = await submit();
    expect(first.body).toMatchObject({
      result: 'ok',
      referenceNumber: expect.stringMatching(/^LREAL1-\d{6}-\d{6}$/),
      paymentAmount: '380.00',
      paymentTxnNum: transaction.transactionId,
      paymentMethod: 'visa',
      gcisWallet: 'VI',
    });
    const { transactionId } = transaction;
    const byTransaction = () =>
      client.post(
        '/api/submission/submitFormByTxnId',
        { submissionDetail: { transactionId } },
        'submit-response',
      );
    // The outbox adds the document of the acknowledgement later.
    await expect
      .poll(async () => (await byTransaction()).body, { timeout: 20_000, interval: 500 })
      .toMatchObject({ ...first.body, pdfData: expect.any(String) });
    const whole = (await submit()).body;
    expect(whole).toMatchObject(first.body);
    expect((await submit()).body).toEqual(whole);
    expect((await byTransaction()).body).toEqual(whole);
    expect((await byTransaction()).body).toEqual(whole);
  }, 30_000);

  it('T-32: sends an acknowledgement mail with the configured hotline', async () => {
    const mails = () => mailTexts(dataDir);
    await expect.poll(mails, { timeout: 10_000 }).toEqual([expect.stringContaining('2111 1111')]);
  }, 20_000);

  it('T-03: refuses new answers after the payment', async () => {
    const { body } = await client.post(
      '/api/submission/updateFormBeforePayment/LREAL1',
      { formData: answersFor(plan), submissionDetail: { submissionId, ...DETAIL } },
      'submit-before-payment-response',
    );
    expect(body).toMatchObject({ result: 'paidDataLocked' });
  });

  it('T-45: stores no answer in plain text on the disk', () => {
    const files = fileContents(dataDir);
    for (const canary of [HKID, 'EXAMPLE BUILDING', '2345 6789', 'CHAN TAI MAN']) {
      const found = files.filter((content) => content.includes(canary));
      expect(found, canary).toHaveLength(0);
    }
  });
});
