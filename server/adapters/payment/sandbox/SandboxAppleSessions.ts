import { randomBytes } from 'node:crypto';
import type {
  AppleSessions,
  AppleSessionWish,
  MerchantSession,
} from '../../../ports/payment/AppleSession.ts';
import type { Clock } from '../../../ports/system/Clock.ts';

const LIFE_MS = 5 * 60_000;

/** A source of unsigned merchant sessions in Apple's format, which Apple's own sheet refuses. */
export class SandboxAppleSessions implements AppleSessions {
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  async open({ domainName }: AppleSessionWish): Promise<MerchantSession> {
    const now = this.#clock.now().getTime();
    return {
      epochTimestamp: now,
      expiresAt: now + LIFE_MS,
      merchantSessionIdentifier: `SSH${randomBytes(32).toString('hex').toUpperCase()}`,
      nonce: randomBytes(4).toString('hex'),
      merchantIdentifier: randomBytes(32).toString('hex').toUpperCase(),
      domainName,
      displayName: 'Sandbox',
      signature: randomBytes(64).toString('hex'),
    };
  }
}
