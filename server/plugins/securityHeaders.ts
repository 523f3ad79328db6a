import type { FastifyInstance } from 'fastify';

/** What the headers depend on. */
export interface SecurityHeaderOptions {
  /** Origins that a payment form may be posted to, beside our own. */
  readonly paymentHosts: readonly string[];
  /** Behind https: browsers are told to stay there. */
  readonly https: boolean;
}

/** The headers of every answer, one table. `Cache-Control` is the route's, `no-store` unless it says so. */
export function securityHeaders({
  paymentHosts,
  https,
}: SecurityHeaderOptions): Readonly<Record<string, string>> {
  return {
    'content-security-policy': contentSecurityPolicy(paymentHosts),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    // Not same-origin: that would cut the page off from its payment window.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': PERMISSIONS,
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

function contentSecurityPolicy(paymentHosts: readonly string[]): string {
  const formAction = ["'self'", ...paymentHosts.map((host) => `https://${host}`)].join(' ');
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' blob: data:",
    "media-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    'frame-src blob:',
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

const PERMISSIONS = [
  ...OFF.map((feature) => `${feature}=()`),
  'payment=(self)',
  'clipboard-write=(self)',
].join(', ');
