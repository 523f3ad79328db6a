import { GcisAppleSessions } from '../../server/adapters/payment/gcis/GcisAppleSessions.ts';
import { GcisAvailability } from '../../server/adapters/payment/gcis/GcisAvailability.ts';
import { GcisClient } from '../../server/adapters/payment/gcis/GcisClient.ts';
import { GcisPaymentGateway } from '../../server/adapters/payment/gcis/GcisPaymentGateway.ts';
import { GcisReceipts } from '../../server/adapters/payment/gcis/GcisReceipts.ts';
import type { GcisSettings } from '../../server/config/gcisSettings.ts';
import type { GatewayOrder } from '../../server/ports/payment/PaymentGateway.ts';

/** The credential of the tests. No log and no error may contain this text. */
export const CREDENTIAL = 'Bearer s3cret-of-the-tests';

/** Creates the gateway adapter for a base URL, with short time limits. */
export function gcisGateway(url: string, changes: Partial<GcisSettings> = {}): GcisPaymentGateway {
  const settings = settingsOf(url, changes);
  return new GcisPaymentGateway({ ...settings, client: new GcisClient(settings) });
}

/** Creates the adapter for the available methods of the service at a base URL. */
export function gcisAvailability(url: string): GcisAvailability {
  const settings = settingsOf(url);
  return new GcisAvailability({ ...settings, client: new GcisClient(settings) });
}

/** Creates the adapter for the receipts of the service at a base URL. */
export function gcisReceipts(url: string, changes: Partial<GcisSettings> = {}): GcisReceipts {
  const settings = settingsOf(url, changes);
  return new GcisReceipts({
    eServiceId: settings.eServiceId,
    client: new GcisClient(settings),
    updateMs: settings.times.statusMs,
  });
}

function settingsOf(url: string, changes: Partial<GcisSettings> = {}): GcisSettings {
  return {
    url,
    eServiceId: 'LRFORMS',
    credentials: { authorization: CREDENTIAL },
    tokenKey: Buffer.from('0123456789abcdef0123456789abcdef'),
    times: { createMs: 2_000, statusMs: 2_000, cancelMs: 2_000 },
    connectMs: 1_000,
    retries: 2,
    breaker: { failures: 1000, openMs: 100 },
    ...changes,
  };
}

/** Creates the adapter that opens Apple Pay merchant sessions through a base URL. */
export function gcisAppleSessions(url: string, sessionMs = 2_000): GcisAppleSessions {
  const client = new GcisClient(settingsOf(url, { retries: 0 }));
  return new GcisAppleSessions({ client, sessionMs });
}

/** Creates an order of HK$380. */
export function orderOf(attemptId: string, changes: Partial<GatewayOrder> = {}): GatewayOrder {
  return {
    attemptId,
    method: 'visa',
    amountCents: 38_000,
    currency: 'HKD',
    lines: [
      {
        itemId: 'copy',
        quantity: 2,
        unitPriceCents: 19_000,
        amountCents: 38_000,
        label: { en: 'Copy', 'zh-Hant': '副本', 'zh-Hans': '副本' },
      },
    ],
    language: 'en',
    returnUrl: 'https://portal.example/payment/callback',
    ...changes,
  };
}
