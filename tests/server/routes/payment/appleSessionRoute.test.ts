import { beforeEach, describe, expect, it } from 'vitest';
import { APPLE_PAY_HOSTS } from '../../../../server/config/walletSettings.ts';
import type {
  AppleSessionWish,
  MerchantSession,
} from '../../../../server/ports/payment/AppleSession.ts';
import { GatewayError } from '../../../../server/ports/payment/PaymentGateway.ts';
import { paymentPortal } from '../../support/paymentPortal.ts';

const DOMAIN = 'forms.landreg.example';
const SESSION = { nonce: '9f0a11c2', signature: '308006092a86' };
const ROUTE = '/rm-payment/startapplepaysession';
const WISH = {
  domainName: DOMAIN,
  validationurl: 'https://apple-pay-gateway.apple.com/paymentservices/startSession',
};
const NO_SITTING = '';

describe('appleSessionRoute: POST /rm-payment/startapplepaysession', () => {
  let asked: readonly AppleSessionWish[];
  let open: () => Promise<MerchantSession>;
  beforeEach(() => {
    asked = [];
    open = async () => SESSION;
  });
  const sessions = {
    open: (wish: AppleSessionWish) => {
      asked = [...asked, wish];
      return open();
    },
  };
  const at = paymentPortal({ apple: { sessions, domain: DOMAIN, hosts: APPLE_PAY_HOSTS } });

  it('returns the session of Apple to an applicant with a form', async () => {
    const answer = await at.call(ROUTE, WISH);
    expect([answer.statusCode, answer.json()]).toEqual([200, SESSION]);
    expect(asked).toEqual([{ domainName: DOMAIN, validationUrl: WISH.validationurl }]);
  });

  it.each([
    ['another host', { validationurl: 'https://evil.example/paymentservices/startSession' }],
    ['another domain', { domainName: 'evil.example' }],
    ['no address', { validationurl: undefined }],
    ['an address that is not a string', { validationurl: [WISH.validationurl] }],
    ['no domain', { domainName: undefined }],
  ])('T-29 B-77: answers 400 to %s without a request to Apple', async (_, changes) => {
    const answer = await at.call(ROUTE, { ...WISH, ...changes });
    expect(answer.statusCode).toBe(400);
    expect(asked).toEqual([]);
  });

  it('T-29: answers 404 to a browser without a sitting, without a request to Apple', async () => {
    const answer = await at.call(ROUTE, WISH, NO_SITTING);
    expect(answer.statusCode).toBe(404);
    expect(asked).toEqual([]);
  });

  it('B-77: answers 502 when the gateway returns no session', async () => {
    open = () => Promise.reject(new GatewayError('unreachable', 'refused'));
    const answer = await at.call(ROUTE, WISH);
    expect([answer.statusCode, answer.json().message]).toEqual([502, 'serverBusy']);
  });
});

describe('appleSessionRoute: POST /rm-payment/startapplepaysession without Apple Pay', () => {
  const at = paymentPortal();

  it('answers 422', async () => {
    const answer = await at.call(ROUTE, WISH);
    expect([answer.statusCode, answer.json().message]).toEqual([422, 'paymentNotAvailable']);
  });
});
