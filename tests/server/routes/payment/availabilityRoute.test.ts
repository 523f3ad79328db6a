import { describe, expect, it } from 'vitest';
import { availabilityRoute } from '../../../../server/routes/payment/availabilityRoute.ts';
import { METHOD_NOTES } from '../../../../server/routes/payment/methodNotes.ts';
import { fakeCall, routeOfFile } from '../../support/routeOfFile.ts';

const URL = '/api/payment/availability';
const BODY = { locale: 'zh-hk', amount: '380.00', preferpaymentmethods: ['visa'] };
const paymentMethods = fakeCall();
const { call } = routeOfFile((app) =>
  app.register(availabilityRoute, {
    payments: { paymentMethods: paymentMethods.service } as never,
  }),
);
const NOTE = { type: 'note', content: 'Closed on Sunday', order: 2 };

/** Returns the offered methods for these states. */
async function offered(states: readonly object[], body: object = BODY) {
  paymentMethods.returns(states);
  const answer = await call(URL, body);
  return answer.json().availablepaymentmethods;
}
const state = (method: string, more: object = {}) => ({ method, notes: [], ...more });

describe('availabilityRoute', () => {
  it('asks with the amount in cents, the language and the filters', async () => {
    await offered([], { ...BODY, eServiceIds: ['E1'] });
    expect(paymentMethods.inputs).toEqual([
      { amountCents: 38_000, language: 'zh-Hant', preferred: ['visa'], eServiceIds: ['E1'] },
    ]);
  });

  it('lists cards of one sub-type and activity in one entry', async () => {
    const methods = await offered([
      state('creditcard-jcb'),
      state('creditcard-mastercard'),
      state('creditcard-unionpay'),
      state('visa'),
      state('fps'),
    ]);
    expect(methods.map((each: Record<string, unknown>) => [each.code, each.supportedcard])).toEqual(
      [
        ['02,BCMP,CreditCard', ['JCB', 'Mastercard']],
        ['03,BCMP,CreditCard', ['UnionPay']],
        ['02,BCMP,CreditCard', ['Visa']],
        ['04,BCFP,FPS', []],
      ],
    );
    expect(methods[3]).toEqual({
      code: '04,BCFP,FPS',
      subtype: 'FPS',
      active: 'Y',
      label: '轉數快',
      supportedcard: [],
      pointsToNote: [{ type: 'note', content: METHOD_NOTES['zh-Hant'].FPS, order: 1 }],
    });
  });

  it.each([
    [undefined, 'Y'],
    ['disabledWindow', 'N'],
    ['inactive', 'N'],
    ['overLimit', 'Y'],
  ])('marks a method that is withheld for the reason %s as %s', async (withheld, active) => {
    expect(await offered([state('fps', { withheld })])).toMatchObject([{ active }]);
  });

  it('omits a blocked method', async () => {
    expect(await offered([state('fps', { withheld: 'blocked' })])).toEqual([]);
  });

  it('adds a note of the gateway once to an entry', async () => {
    const [method] = await offered([state('fps', { notes: [NOTE, NOTE] })]);
    expect(method.pointsToNote).toEqual([expect.objectContaining({ order: 1 }), NOTE]);
  });

  it('answers 502 when the gateway cannot be asked', async () => {
    paymentMethods.returns({ refused: 'gatewayBusy' });
    const answer = await call(URL, BODY);
    expect([answer.statusCode, answer.json().message]).toEqual([502, 'serverBusy']);
  });

  it.each([
    [{ ...BODY, locale: undefined }],
    [{ ...BODY, amount: 'x' }],
    [{ ...BODY, amount: 380 }],
  ])('answers 400 for the body %j', async (body) => {
    expect((await call(URL, body)).statusCode).toBe(400);
    expect(paymentMethods.inputs).toEqual([]);
  });
});
