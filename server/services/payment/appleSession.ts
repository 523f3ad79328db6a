import type {
  AppleSessions,
  AppleSessionWish,
  MerchantSession,
} from '../../ports/payment/AppleSession.ts';
import { GatewayError } from '../../ports/payment/PaymentGateway.ts';

/** The dependencies of merchant sessions; present when Apple Pay is accepted. */
export interface AppleDesk {
  readonly sessions: AppleSessions;
  /** The portal's domain, as registered with Apple. */
  readonly domain: string;
  /** Hosts of Apple that may be called, by full name. */
  readonly hosts: readonly string[];
}

/** The reason why no session was opened. */
export type AppleRefusal = 'methodNotAvailable' | 'appleAddress' | 'gatewayBusy';

/** Paths that Apple serves at the hosts of its list. */
const PATHS = ['/paymentservices/startSession', '/paymentservices/paymentSession'];

/**
 * Opens a merchant session. The address comes from a browser, so it must equal one of the allowed
 * addresses as text. No port, case, dot, escape or part of another host can match.
 *
 * @returns the session, or the reason; sends no request for an address or domain that is not listed
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
