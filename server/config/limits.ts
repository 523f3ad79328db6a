import type { ServerConfig as Settings } from '#schemas/types/server-config.generated.d.ts';

/**
 * The times and counts that protect the server. The settings' schema has their minimums and
 * maximums.
 */
export interface Limits {
  readonly requestTimeoutMs: number;
  readonly headersTimeoutMs: number;
  readonly connectionsCheckMs: number;
  readonly keepAliveMs: number;
  readonly handlerTimeoutMs: number;
  readonly largeBodies: number;
  readonly uploadsPerClient: number;
  readonly uploadWaitMs: number;
  readonly uploadBytesPerSecond: number;
  readonly uploadWindowMs: number;
  readonly uploadTimeoutMs: number;
  readonly lookupsPerMinute: number;
  readonly captchasPerMinute: number;
  readonly submissionCallsPerMinute: number;
  readonly savedFilesPerMinute: number;
  readonly supplementsPerMinute: number;
  readonly paymentsPerHour: number;
  readonly pollsPerMinute: number;
  readonly captchaTokenUses: number;
  readonly captchaTokenMs: number;
  readonly stopWithinMs: number;
}

/** Returns the limits of validated settings. */
export function toLimits(s: Settings): Limits {
  return {
    requestTimeoutMs: s.REQUEST_TIMEOUT_MS,
    headersTimeoutMs: s.HEADERS_TIMEOUT_MS,
    connectionsCheckMs: s.CONNECTIONS_CHECK_MS,
    keepAliveMs: s.KEEP_ALIVE_MS,
    handlerTimeoutMs: s.HANDLER_TIMEOUT_MS,
    largeBodies: s.LARGE_BODIES,
    uploadsPerClient: s.UPLOADS_PER_CLIENT,
    uploadWaitMs: s.UPLOAD_WAIT_MS,
    uploadBytesPerSecond: s.UPLOAD_BYTES_PER_SECOND,
    uploadWindowMs: s.UPLOAD_WINDOW_MS,
    uploadTimeoutMs: s.UPLOAD_TIMEOUT_MS,
    lookupsPerMinute: s.RATE_LOOKUP,
    captchasPerMinute: s.RATE_CAPTCHA,
    submissionCallsPerMinute: s.RATE_SUBMISSION,
    savedFilesPerMinute: s.RATE_SAVED_FILE,
    supplementsPerMinute: s.RATE_SUPPLEMENT,
    paymentsPerHour: s.RATE_PAYMENT,
    pollsPerMinute: s.RATE_POLL,
    captchaTokenUses: s.CAPTCHA_TOKEN_USES,
    captchaTokenMs: s.CAPTCHA_TOKEN_MS,
    stopWithinMs: s.STOP_WITHIN_MS,
  };
}
