import { randomBytes } from 'node:crypto';
import type {
  AppleSessions,
  AppleSessionWish,
  MerchantSession,
} from '../../../ports/AppleSession.ts';
import type { Clock } from '../../../ports/Clock.ts';

const LIFE_MS = 5 * 60_000;

/** Merchant sessions that nobody signed: their form is Apple's, and Apple's own sheet refuses them. */
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
