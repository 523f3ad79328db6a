import { describe, expect, it } from 'vitest';
import { readConfig } from '../../../server/config/config.ts';

const KEY = Buffer.from(Array.from({ length: 32 }, (_, index) => index));
const GCIS = {
  PAYMENT_GATEWAY: 'gcis',
  PAYMENT_HOSTS: 'pay.gcis.example',
  GCIS_URL: 'http://pay.gcis.example/api/payment',
  GCIS_E_SERVICE_ID: 'LRFORMS',
  GCIS_TOKEN_KEY: KEY.toString('base64'),
};
const settings = (env: Readonly<Record<string, string>>) =>
  readConfig({ ...GCIS, ...env }).payment.gcis;

describe('gcisSettings', () => {
  it('reads the service, the token key and the limits of each call', () => {
    const limits = {
      GCIS_CREATE_MS: '9000',
      GCIS_STATUS_MS: '4000',
      GCIS_CANCEL_MS: '5000',
      GCIS_CONNECT_MS: '600',
      GCIS_RETRIES: '1',
      GCIS_BREAKER_FAILURES: '4',
      GCIS_BREAKER_MS: '8000',
    };
    expect(settings(limits)).toEqual({
      url: GCIS.GCIS_URL,
      eServiceId: 'LRFORMS',
      credentials: {},
      tokenKey: KEY,
      times: { createMs: 9000, statusMs: 4000, cancelMs: 5000 },
      connectMs: 600,
      retries: 1,
      breaker: { failures: 4, openMs: 8000 },
    });
  });

  it('sends the credential in the configured header', () => {
    const env = { GCIS_CREDENTIAL: 'secret', GCIS_CREDENTIAL_HEADER: 'x-api-key' };
    expect(settings(env).credentials).toEqual({ 'x-api-key': 'secret' });
  });
});
