import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type FormData, fieldMessage, LANGUAGES } from '#engine';
import { by, eCheque, type FeeApplicant, FeePortal, REFUSED } from './FeePortal.ts';

const portal = new FeePortal();
beforeAll(() => portal.open(['LR173', 'LRTEST', 'LRMDB1', 'LRMDB2']), 240_000);
afterAll(() => portal.close(), 60_000);
beforeEach(() => portal.configure({}));

/** Returns settings that disable payment methods for a period. */
const closed = (methods: readonly string[], bounds: object = {}) => ({
  DISABLE_GCIS_PAYMENT_PERIOD: [{ methods, ...bounds }],
});

const CHEQUE = { CDPaymentMethod: 'cheque', chequePayee: 'landRegistry' };

/** A test case: its title, the form's code, further answers, and settings of the portal. */
type Row = readonly [string, string, FormData, object];

describe('a form with an online fee', () => {
  it.each<Row>([
    ['names no method', 'LR173', {}, {}],
    ['names no method, and its answers require a fee', 'LRMDB2', { action: 'renew' }, {}],
    ['names a method that is disabled now', 'LR173', by('visa'), closed(['visa'])],
    [
      'names a method that was disabled a minute ago',
      'LR173',
      by('visa'),
      closed(['visa'], { from: '2026-11-20T09:59:00+08:00' }),
    ],
    ['names a blocked method', 'LR173', by('fps'), { BLOCKED_PAYMENT: ['fps'] }],
    ['names a blocked wallet', 'LR173', by('applepay'), { BLOCKED_PAYMENT: ['applepay'] }],
    [
      'names an online method while online payment is suspended',
      'LR173',
      by('visa'),
      { DISABLE_ALL_GCIS_PAYMENT: true },
    ],
    ['exceeds the limit of PPS', 'LRTEST', { ...by('pps'), testAmount: '100000.01' }, {}],
  ])(
    'B-69: is saved, but neither submitted nor paid, if it %s',
    async (_, code, more, settings) => {
      portal.configure(settings);
      const applicant = portal.applicant(code, more);
      expect(await applicant.submit(), 'submission in one call').toMatchObject(REFUSED);
      // The page saves the answers before it asks for the method (document 1, section 4).
      expect(await applicant.keep(), 'kept').toMatchObject({ result: 'ok' });
      expect(await applicant.open(), 'opening the transaction').toEqual({
        ...REFUSED,
        message: 'validationError',
      });
    },
  );

  it.each<Row>([
    ['names one of its methods', 'LR173', by('visa'), {}],
    ['names a method that is not disabled', 'LR173', by('visa'), closed(['pps', 'fps'])],
    [
      'names a method that was disabled until a minute ago',
      'LR173',
      by('visa'),
      closed(['visa'], { to: '2026-11-20T09:59:00+08:00' }),
    ],
    ['reaches the limit of PPS', 'LRTEST', { ...by('pps'), testAmount: '100000.00' }, {}],
  ])('opens a transaction if it %s', async (_, code, more, settings) => {
    portal.configure(settings);
    const applicant = portal.applicant(code, more);
    await applicant.keep();
    expect(await applicant.open()).toMatchObject({ result: 'ok', webToken: expect.any(String) });
  });

  it.each<readonly [string, string]>([
    ['LR173', 'cash'],
    ['LRTEST', 'echq'],
    ['LR173', 'bitcoin'],
  ])('B-54: %s is not saved with %s, which is not one of its methods', async (code, method) => {
    const applicant = portal.applicant(code, by(method));
    const kept = await applicant.keep();
    expect(kept.status).toBe(400);
    expect(kept).not.toHaveProperty('submissionId');
  });

  it('has a label and a message for the payment method in every language', () => {
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

  it('opens a transaction after the applicant adds the missing method', async () => {
    const applicant = portal.applicant('LR173');
    await applicant.keep();
    expect(await applicant.open()).toMatchObject(REFUSED);
    expect(await applicant.keep(by('mastercard'))).toMatchObject({ result: 'ok' });
    expect(await applicant.open()).toMatchObject({ result: 'ok' });
  });
});

describe('a form that needs no payment method', () => {
  it.each<readonly [string, FormData]>([
    ['choose payment at the counter', {}],
    ['choose the counter and still contain an online method', by('visa')],
  ])('is submitted if its answers %s', async (_, more) => {
    const applicant = portal.applicant('LR173', more, 'pay-cash');
    expect(await applicant.submit()).toMatchObject({ result: 'ok' });
  });

  it('is refused only for its missing signature when no fee is due', async () => {
    const applicant = portal.applicant('LRMDB2', {}, 'terminate');
    expect(await applicant.submit()).toMatchObject({ result: 'signatureRequired' });
  });

  it.each<Row>([
    ['without a payment method', 'LRMDB1', {}, {}],
    ['with an enclosed cheque', 'LRMDB1', CHEQUE, {}],
    ['with a method that is disabled now', 'LRMDB1', by('visa'), closed(['visa'])],
  ])('is completed on paper %s', async (_, code, more, settings) => {
    portal.configure(settings);
    const applicant = portal.applicant(code, more);
    expect(await applicant.submit(true)).toMatchObject({ result: 'ok' });
  });

  it('opens no transaction when the fee is paid by cheque', async () => {
    const applicant = portal.applicant('LRMDB1', CHEQUE);
    expect(await applicant.keep()).toMatchObject({ result: 'ok', paymentAmount: '0.00' });
    expect(await applicant.open()).toMatchObject({ error: 'NOT_FOUND' });
  });
});

describe('a transaction of a form with an online fee', () => {
  const fps = (applicant: FeeApplicant, transaction: Readonly<Record<string, unknown>>) =>
    applicant.pay(transaction, 'wallet/fps', 'fps');

  it('accepts an online method other than that of the answers, then refuses to change the started method', async () => {
    const applicant = portal.applicant('LR173', by('visa'));
    await applicant.keep();
    const transaction = await applicant.open();
    expect((await fps(applicant, transaction)).body).toMatchObject({ paymentstatus: 'INPR' });
    const again = await applicant.pay(transaction, 'web/visa', 'visa');
    expect([again.status, again.body.paymentmethod]).toEqual([409, 'fps']);
  });

  it('refuses a method that was disabled after the transaction opened', async () => {
    const applicant = portal.applicant('LR173', by('visa'));
    await applicant.keep();
    const transaction = await applicant.open();
    portal.configure(closed(['fps']));
    const { status, body } = await fps(applicant, transaction);
    expect([status, body.message]).toEqual([422, 'paymentNotAvailable']);
  });

  it('refuses to charge after the applicant changed to an e-Cheque', async () => {
    const applicant = portal.applicant('LR173', by('visa'));
    await applicant.keep();
    const transaction = await applicant.open();
    const turned = await applicant.keep(eCheque(await portal.cheque()));
    expect(turned).toMatchObject({ result: 'ok', paymentAmount: '0.00' });
    // The body is this plain text, not JSON (document 1, section 7).
    await expect(fps(applicant, transaction)).rejects.toThrow('Webtoken is expired.');
  });

  it('locks the method after the charge was sent to the bank', async () => {
    const applicant = portal.applicant('LR173', by('visa'));
    await applicant.keep();
    await fps(applicant, await applicant.open());
    expect(await applicant.keep(eCheque(await portal.cheque()))).toMatchObject({
      result: 'paidDataLocked',
    });
  });
});
