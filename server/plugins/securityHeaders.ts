import type { FastifyInstance } from 'fastify';

/** The settings that determine the headers. */
export interface SecurityHeaderOptions {
  /** Further hosts to which a payment form may be posted. */
  readonly paymentHosts: readonly string[];
  /** URL of Google's library, when Google Pay is accepted. */
  readonly googlePayLibrary?: string | undefined;
  /** Whether the portal uses https. Browsers are then restricted to https (HSTS). */
  readonly https: boolean;
}

/** Returns the headers of every response. Routes set `Cache-Control`; its default is `no-store`. */
export function securityHeaders({
  paymentHosts,
  googlePayLibrary,
  https,
}: SecurityHeaderOptions): Readonly<Record<string, string>> {
  const google = googlePayLibrary === undefined ? [] : [new URL(googlePayLibrary).origin];
  return {
    'content-security-policy': contentSecurityPolicy(paymentHosts, google),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    // `same-origin` would separate the page from its payment window.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': permissions(google),
    ...(https ? { 'strict-transport-security': 'max-age=34560000; includeSubDomains' } : {}),
  };
}

/** Adds the headers to every response, including errors and those for unknown URLs. */
export function addHeaders(app: FastifyInstance, table: Readonly<Record<string, string>>): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(table);
    reply.header('cache-control', 'no-store');
    reply.header('x-request-id', request.id);
  });
}

/**
 * URL of Google's payment method. The browser fetches it for Google's library, and the portal's
 * policy must allow that.
 */
const GOOGLE_PAY_METHOD = 'https://google.com/pay';

/** Creates the content security policy. @param google origin of Google's library, or empty */
function contentSecurityPolicy(paymentHosts: readonly string[], google: readonly string[]): string {
  const method = google.length > 0 ? [GOOGLE_PAY_METHOD] : [];
  const formAction = ["'self'", ...paymentHosts.map((host) => `https://${host}`)].join(' ');
  return [
    "default-src 'none'",
    ["script-src 'self'", ...google].join(' '),
    "style-src 'self'",
    ["img-src 'self' blob: data:", ...google].join(' '),
    "media-src 'self' data:",
    "font-src 'self'",
    ["connect-src 'self'", ...google, ...method].join(' '),
    "worker-src 'self' blob:",
    ['frame-src blob:', ...google].join(' '),
    `form-action ${formAction}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ');
}

const OFF = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'usb',
];

/**
 * Creates the permissions policy. The payment sheet of Google's library may be in a separate frame.
 */
function permissions(google: readonly string[]): string {
  const payers = ['self', ...google.map((origin) => `"${origin}"`)].join(' ');
  return [
    ...OFF.map((feature) => `${feature}=()`),
    `payment=(${payers})`,
    'clipboard-write=(self)',
  ].join(', ');
}
