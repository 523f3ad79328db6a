import type { FastifyInstance } from 'fastify';

/** What the headers depend on. */
export interface SecurityHeaderOptions {
  /** Origins that a payment form may be posted to, beside our own. */
  readonly paymentHosts: readonly string[];
  /** Address of Google's library, where Google Pay is taken. */
  readonly googlePayLibrary?: string | undefined;
  /** Behind https: browsers are told to stay there. */
  readonly https: boolean;
}

/** The headers of every answer, one table. `Cache-Control` is the route's, `no-store` unless it says so. */
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
    // Not same-origin: that would cut the page off from its payment window.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': permissions(google),
    ...(https ? { 'strict-transport-security': 'max-age=34560000; includeSubDomains' } : {}),
  };
}

/** Puts the table on every answer, errors and unknown addresses included. */
export function addHeaders(app: FastifyInstance, table: Readonly<Record<string, string>>): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(table);
    reply.header('cache-control', 'no-store');
    reply.header('x-request-id', request.id);
  });
}

/** Name of Google's payment method, which a browser looks up for the library under our own policy. */
const GOOGLE_PAY_METHOD = 'https://google.com/pay';

/** @param google origin of Google's library, or nothing */
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

/** The sheet of Google's library may be in a frame of its own. */
function permissions(google: readonly string[]): string {
  const payers = ['self', ...google.map((origin) => `"${origin}"`)].join(' ');
  return [
    ...OFF.map((feature) => `${feature}=()`),
    `payment=(${payers})`,
    'clipboard-write=(self)',
  ].join(', ');
}
