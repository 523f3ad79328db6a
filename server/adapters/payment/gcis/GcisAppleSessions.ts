import type {
  AppleSessions,
  AppleSessionWish,
  MerchantSession,
} from '../../../ports/AppleSession.ts';
import { GatewayError } from '../../../ports/PaymentGateway.ts';
import type { GcisClient } from './GcisClient.ts';
import { readFields } from './readFields.ts';
import { APPLE_SESSION, GCIS_PATHS } from './wire.ts';

/** What the sessions are asked with. */
export interface GcisAppleOptions {
  readonly client: Pick<GcisClient, 'ask'>;
  /** Time for the whole question, in milliseconds. */
  readonly sessionMs: number;
}

/**
 * Merchant sessions by way of the payment service, which has the certificate that Apple knows.
 *
 * @see specification, document 1, section 7 "Apple session"
 */
export class GcisAppleSessions implements AppleSessions {
  readonly #options: GcisAppleOptions;

  constructor(options: GcisAppleOptions) {
    this.#options = options;
  }

  /** A session moves no money: the question is repeated. */
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
