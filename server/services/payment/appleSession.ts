import type {
  AppleSessions,
  AppleSessionWish,
  MerchantSession,
} from '../../ports/payment/AppleSession.ts';
import { GatewayError } from '../../ports/payment/PaymentGateway.ts';

/** The dependencies of merchant sessions. */
export interface AppleDesk {
  readonly sessions: AppleSessions;
  /** The portal's domain, as registered with Apple. */
  readonly domain: string;
  /** Hosts of Apple that may be called, by full name. */
  readonly hosts: readonly string[];
}

/** The reason why no session was opened. */
export type AppleRefusal = 'methodNotAvailable' | 'appleAddress' | 'gatewayBusy';

/** Paths of merchant sessions at Apple's hosts. */
const PATHS = ['/paymentservices/startSession', '/paymentservices/paymentSession'];

/**
 * Opens a merchant session. The validation URL comes from a browser, so it must equal an allowed
 * URL as text. No other port, case, dot, escape or host can match.
 *
 * @returns the session, or the reason; no request is sent for a URL or domain that is not allowed
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
