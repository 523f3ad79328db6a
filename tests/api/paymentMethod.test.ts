import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type FormData, fieldMessage, LANGUAGES } from '#engine';
import { by, eCheque, type FeeApplicant, FeePortal, REFUSED } from './FeePortal.ts';

const portal = new FeePortal();
beforeAll(() => portal.open(['LR173', 'LRTEST', 'LRMDB1', 'LRMDB2']), 240_000);
afterAll(() => portal.close(), 60_000);
beforeEach(() => portal.configure({}));

/** A window of the settings that is open now, has been, or will be. */
const closed = (methods: readonly string[], bounds: object = {}) => ({
  DISABLE_GCIS_PAYMENT_PERIOD: [{ methods, ...bounds }],
});

const CHEQUE = { CDPaymentMethod: 'cheque', chequePayee: 'landRegistry' };

/** The case, the form's code, further answers, settings of the portal. */
type Row = readonly [string, string, FormData, object];

describe('a form whose fee is taken online', () => {
  it.each<Row>([
    ['names no method', 'LR173', {}, {}],
    ['names none, and these answers ask for a fee', 'LRMDB2', { action: 'renew' }, {}],
    ['names one that is disabled now', 'LR173', by('visa'), closed(['visa'])],
    [
      'names one that is disabled from a minute ago',
      'LR173',
      by('visa'),
      closed(['visa'], { from: '2026-11-20T09:59:00+08:00' }),
    ],
    ['names one that is blocked', 'LR173', by('fps'), { BLOCKED_PAYMENT: ['fps'] }],
    ['names a wallet that is blocked', 'LR173', by('applepay'), { BLOCKED_PAYMENT: ['applepay'] }],
    [
      'pays online while that is suspended',
      'LR173',
      by('visa'),
      { DISABLE_ALL_GCIS_PAYMENT: true },
    ],
    ['pays more by PPS than PPS takes', 'LRTEST', { ...by('pps'), testAmount: '100000.01' }, {}],
  ])(
    'B-69: is kept, but neither submitted nor paid for, where it %s',
    async (_, code, more, settings) => {
      portal.configure(settings);
      const applicant = portal.applicant(code, more);
      expect(await applicant.submit(), 'handed in whole').toMatchObject(REFUSED);
      // The review asks for the method, and the answers are kept before it (document 1, section 4).
      expect(await applicant.keep(), 'kept').toMatchObject({ result: 'ok' });
      expect(await applicant.open(), 'to be paid').toEqual({
        ...REFUSED,
        message: 'validationError',
      });
    },
  );

  it.each<Row>([
    ['names one of its methods', 'LR173', by('visa'), {}],
    ['names another than the disabled one', 'LR173', by('visa'), closed(['pps', 'fps'])],
    [
      'names one that was disabled until a minute ago',
      'LR173',
      by('visa'),
      closed(['visa'], { to: '2026-11-20T09:59:00+08:00' }),
    ],
    ['pays by PPS as much as PPS takes', 'LRTEST', { ...by('pps'), testAmount: '100000.00' }, {}],
  ])('is paid for where it %s', async (_, code, more, settings) => {
    portal.configure(settings);
    const applicant = portal.applicant(code, more);
    await applicant.keep();
    expect(await applicant.open()).toMatchObject({ result: 'ok', webToken: expect.any(String) });
  });

  it.each<readonly [string, string]>([
    ['LR173', 'cash'],
    ['LRTEST', 'echq'],
    ['LR173', 'bitcoin'],
  ])('B-54: %s is not even kept with %s, which is in none of its lists', async (code, method) => {
    const applicant = portal.applicant(code, by(method));
    const kept = await applicant.keep();
    expect(kept.status).toBe(400);
    expect(kept).not.toHaveProperty('submissionId');
  });

  it('names the field in every language', () => {
    const { texts } = portal.formOf('LR173');
    const words = LANGUAGES.map((language) => [
      texts[language]['CDPaymentMethod.label'],
      fieldMessage(
        { path: '/CDPaymentMethod', key: 'validation_required', args: [], rule: 'required' },
        texts[language],
        () => undefined,
      ),
    ]);
    expect(words).toEqual([
      ['Payment method', 'Choose how you will pay'],
      ['付款方法', '請選擇付款方法'],
      ['付款方法', '请选择付款方法'],
    ]);
  });

  it('that was kept before a method was asked for continues once one is named', async () => {
    const applicant = portal.applicant('LR173');
    await applicant.keep();
    expect(await applicant.open()).toMatchObject(REFUSED);
    expect(await applicant.keep(by('mastercard'))).toMatchObject({ result: 'ok' });
    expect(await applicant.open()).toMatchObject({ result: 'ok' });
  });
});

describe('a form that needs no method', () => {
  it.each<readonly [string, FormData]>([
    ['name the counter', {}],
    ['name the counter, beside a method of before', by('visa')],
  ])('is submitted where its answers %s', async (_, more) => {
    const applicant = portal.applicant('LR173', more, 'pay-cash');
    expect(await applicant.submit()).toMatchObject({ result: 'ok' });
  });

  it('lacks its signature only, where these answers are free', async () => {
    const applicant = portal.applicant('LRMDB2', {}, 'terminate');
    expect(await applicant.submit()).toMatchObject({ result: 'signatureRequired' });
  });

  it.each<Row>([
    ['a device that may only print', 'LRMDB1', {}, {}],
    ['a cheque that goes along', 'LRMDB1', CHEQUE, {}],
    ['a method that is disabled now', 'LRMDB1', by('visa'), closed(['visa'])],
  ])('is printed, whatever is disabled: %s', async (_, code, more, settings) => {
    portal.configure(settings);
    const applicant = portal.applicant(code, more);
    expect(await applicant.submit(true)).toMatchObject({ result: 'ok' });
  });

  it('is not submitted online when it is paid on paper', async () => {
    const applicant = portal.applicant('LRMDB1', CHEQUE);
    expect(await applicant.keep()).toMatchObject({ result: 'ok', paymentAmount: '0.00' });
    expect(await applicant.open()).toMatchObject({ error: 'NOT_FOUND' });
  });
});

describe('the payment dialog', () => {
  const fps = (applicant: FeeApplicant, transaction: Readonly<Record<string, unknown>>) =>
    applicant.pay(transaction, 'wallet/fps', 'fps');

  it('may take another of the form’s online methods, and what it took is what was paid by', async () => {
    const applicant = portal.applicant('LR173', by('visa'));
    await applicant.keep();
    const transaction = await applicant.open();
    expect((await fps(applicant, transaction)).body).toMatchObject({ paymentstatus: 'INPR' });
    const again = await applicant.pay(transaction, 'web/visa', 'visa');
    expect([again.status, again.body.paymentmethod]).toEqual([409, 'fps']);
  });

  it('takes no method that was disabled since', async () => {
    const applicant = portal.applicant('LR173', by('visa'));
    await applicant.keep();
    const transaction = await applicant.open();
    portal.configure(closed(['fps']));
    const { status, body } = await fps(applicant, transaction);
    expect([status, body.message]).toEqual([422, 'paymentNotAvailable']);
  });

  it('is over when the applicant turns to an e-Cheque: nothing is charged beside it', async () => {
    const applicant = portal.applicant('LR173', by('visa'));
    await applicant.keep();
    const transaction = await applicant.open();
    const turned = await applicant.keep(eCheque(await portal.cheque()));
    expect(turned).toMatchObject({ result: 'ok', paymentAmount: '0.00' });
    // The body is this very text, and no JSON (document 1, section 7).
    await expect(fps(applicant, transaction)).rejects.toThrow('Webtoken is expired.');
  });

  it('locks the method once the bank was asked for the money', async () => {
    const applicant = portal.applicant('LR173', by('visa'));
    await applicant.keep();
    await fps(applicant, await applicant.open());
    expect(await applicant.keep(eCheque(await portal.cheque()))).toMatchObject({
      result: 'paidDataLocked',
    });
  });
});
