import { describe, expect, it } from 'vitest';
import {
  type GcisAppleOptions,
  GcisAppleSessions,
} from '../../../../../server/adapters/payment/gcis/GcisAppleSessions.ts';

const WISH = {
  domainName: 'forms.landreg.example',
  validationUrl: 'https://apple-pay-gateway.apple.com/paymentservices/startSession',
};
const SESSION = { nonce: '9f0a11c2', signature: '308006092a86' };

/** Opens a session from a service that sends this response. */
function open(response: object) {
  const calls: { path: string; body: unknown; isRepeatable: boolean | undefined }[] = [];
  const ask: GcisAppleOptions['client']['ask'] = async (path, body, call) => {
    calls.push({ path, body, isRepeatable: call.isRepeatable });
    return response as Awaited<ReturnType<GcisAppleOptions['client']['ask']>>;
  };
  return { opened: new GcisAppleSessions({ client: { ask }, sessionMs: 1000 }).open(WISH), calls };
}

describe('GcisAppleSessions', () => {
  it('opens a session with a call that may be retried, because it moves no money', async () => {
    const { opened, calls } = open({ ...SESSION, domainName: WISH.domainName, epoch: 1 });
    expect(await opened).toMatchObject({ ...SESSION, epoch: 1 });
    const { domainName, validationUrl } = WISH;
    expect(calls).toEqual([
      {
        path: expect.stringMatching(/applepaysession/i),
        body: { domainName, validationurl: validationUrl },
        isRepeatable: true,
      },
    ]);
  });

  it('accepts a session that names no domain', async () => {
    expect(await open(SESSION).opened).toEqual(SESSION);
  });

  it('refuses a session for another domain', async () => {
    const { opened } = open({ ...SESSION, domainName: 'evil.example' });
    await expect(opened).rejects.toMatchObject({ name: 'GatewayError', reason: 'badAnswer' });
  });
});
