import type {
  AppleSessions,
  AppleSessionWish,
  MerchantSession,
} from '../../../ports/payment/AppleSession.ts';
import { GatewayError } from '../../../ports/payment/PaymentGateway.ts';
import type { GcisClient } from './GcisClient.ts';
import { readFields } from './readFields.ts';
import { APPLE_SESSION, GCIS_PATHS } from './wire.ts';

/** The options of Apple Pay sessions. */
export interface GcisAppleOptions {
  readonly client: Pick<GcisClient, 'ask'>;
  /** Time limit for the whole request, in milliseconds. */
  readonly sessionMs: number;
}

/**
 * A source of merchant sessions from the payment service, whose certificate is registered with
 * Apple.
 *
 * @see specification, document 1, section 7 "Apple session"
 */
export class GcisAppleSessions implements AppleSessions {
  readonly #options: GcisAppleOptions;

  constructor(options: GcisAppleOptions) {
    this.#options = options;
  }

  /** Opens a session. A session moves no money, so the request may be retried. */
  async open({ domainName, validationUrl }: AppleSessionWish): Promise<MerchantSession> {
    const { client, sessionMs } = this.#options;
    const call = { deadline: AbortSignal.timeout(sessionMs), isRepeatable: true };
    const body = { domainName, validationurl: validationUrl };
    const answer = await client.ask(GCIS_PATHS.appleSession, body, call);
    const named = readFields(answer, APPLE_SESSION);
    if (named.domainName !== undefined && named.domainName !== domainName) {
      throw new GatewayError('badAnswer', 'Cannot use the session: it is for another domain');
    }
    return { ...answer, nonce: named.nonce, signature: named.signature };
  }
}
