import type { ServerConfig as Settings } from '#schemas/types/server-config.generated.d.ts';

/** The settings of calls to the payment service. Durations are in milliseconds. */
export interface GcisSettings {
  /** Base URL of the service's calls, without a trailing slash. */
  readonly url: string;
  readonly eServiceId: string;
  /** Headers that authenticate the caller; never logged. */
  readonly credentials: Readonly<Record<string, string>>;
  readonly tokenKey: Uint8Array;
  readonly times: Readonly<Record<'createMs' | 'statusMs' | 'cancelMs', number>>;
  readonly connectMs: number;
  readonly retries: number;
  readonly breaker: { readonly failures: number; readonly openMs: number };
}

/** Returns the settings of the payment service. */
export function gcisSettings(s: Settings): GcisSettings {
  return {
    url: s.GCIS_URL,
    eServiceId: s.GCIS_E_SERVICE_ID,
    credentials: s.GCIS_CREDENTIAL ? { [s.GCIS_CREDENTIAL_HEADER]: s.GCIS_CREDENTIAL } : {},
    tokenKey: Buffer.from(s.GCIS_TOKEN_KEY, 'base64'),
    times: { createMs: s.GCIS_CREATE_MS, statusMs: s.GCIS_STATUS_MS, cancelMs: s.GCIS_CANCEL_MS },
    connectMs: s.GCIS_CONNECT_MS,
    retries: s.GCIS_RETRIES,
    breaker: { failures: s.GCIS_BREAKER_FAILURES, openMs: s.GCIS_BREAKER_MS },
  };
}
