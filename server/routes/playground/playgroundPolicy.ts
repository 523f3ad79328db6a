/**
 * The content security policies of the playground. Nothing on its pages can send anything, because
 * they may connect to no server. The page loads validators as modules from blobs. Only the worker
 * may evaluate code: Ajv does so while it compiles.
 */
export const PLAYGROUND_POLICY = {
  page: [
    "default-src 'none'",
    "script-src 'self' blob:",
    "style-src 'self'",
    "img-src 'self' blob: data:",
    "font-src 'self'",
    "connect-src 'none'",
    "worker-src 'self'",
    "frame-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; '),
  worker: ["default-src 'none'", "script-src 'self' blob: 'unsafe-eval'"].join('; '),
} as const;
