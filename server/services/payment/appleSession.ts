import type { AppleSessions, AppleSessionWish, MerchantSession } from '../../ports/AppleSession.ts';
import { GatewayError } from '../../ports/PaymentGateway.ts';

/** What merchant sessions are got with; there is one where Apple Pay is taken. */
export interface AppleDesk {
  readonly sessions: AppleSessions;
  /** The portal's domain, as Apple knows it. */
  readonly domain: string;
  /** Hosts of Apple that may be asked, spelt out. */
  readonly hosts: readonly string[];
}

/** Why no session was got. */
export type AppleRefusal = 'methodNotAvailable' | 'appleAddress' | 'gatewayBusy';

/** What Apple serves at the hosts of its list. */
const PATHS = ['/paymentservices/startSession', '/paymentservices/paymentSession'];

/**
 * Gets a merchant session. The address comes from a browser, so that it is compared as a text with
 * every address there may be: no port, case, dot, escape or part of another host passes for one.
 *
 * @returns the session, or why not; for an address or domain that is not on the list nothing is sent
 * @see reliability T-29, B-77
 */
export async function openAppleSession(
  desk: AppleDesk | undefined,
  wish: AppleSessionWish,
): Promise<{ readonly session: MerchantSession } | { readonly refused: AppleRefusal }> {
  if (!desk) return { refused: 'methodNotAvailable' };
  const isOurs = wish.domainName === desk.domain;
  if (!isOurs || !addressesOf(desk.hosts).has(wish.validationUrl)) {
    return { refused: 'appleAddress' };
  }
  try {
    return { session: await desk.sessions.open(wish) };
  } catch (error) {
    if (error instanceof GatewayError) return { refused: 'gatewayBusy' };
    throw error;
  }
}

function addressesOf(hosts: readonly string[]): ReadonlySet<string> {
  return new Set(hosts.flatMap((host) => PATHS.map((path) => `https://${host}${path}`)));
}
