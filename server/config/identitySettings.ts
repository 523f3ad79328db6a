import { createPrivateKey, type KeyObject } from 'node:crypto';
import type { ServerConfig as Settings } from '#schemas/types/server-config.generated.d.ts';

/** The settings of calls to the identity app. */
export interface IdentitySettings {
  readonly kind: Exclude<Settings['IDENTITY_APP'], 'auto'>;
  readonly live: {
    /** Base URL of the app's calls, without a trailing slash. */
    readonly url: string;
    readonly clientId: string;
    /** Secret of the client. It is never logged. */
    readonly secret: string;
    /** Private key as PEM. It is never logged. */
    readonly privateKey: string;
    /** Time limit of a call, in milliseconds. */
    readonly timeoutMs: number;
    /** URL that opens the app, with `{ticketID}` as the placeholder of the ticket. */
    readonly link: string;
    readonly pendingCodes: readonly string[];
  };
}

/** Returns the settings of the identity app. */
export function identitySettings(s: Settings): IdentitySettings {
  return {
    kind: s.IDENTITY_APP === 'auto' ? kindFor(s) : s.IDENTITY_APP,
    live: {
      url: s.IDENTITY_URL,
      clientId: s.IDENTITY_CLIENT_ID,
      secret: s.IDENTITY_SECRET,
      privateKey: s.IDENTITY_PRIVATE_KEY,
      timeoutMs: s.IDENTITY_TIMEOUT_MS,
      link: s.IDENTITY_LINK,
      pendingCodes: s.IDENTITY_PENDING_CODES.split(','),
    },
  };
}

/**
 * Returns the default app. A demonstration uses the sandbox if it trusts the test authority, which
 * issues the sandbox's certificates.
 */
function kindFor({ MODE, CERTIFICATE_TRUST }: Settings): 'sandbox' | 'none' {
  return MODE === 'demo' && CERTIFICATE_TRUST === 'test' ? 'sandbox' : 'none';
}

/**
 * Parses `IDENTITY_PRIVATE_KEY`.
 *
 * @returns `undefined` unless the text is an RSA key
 */
export function identityKey(pem: string): KeyObject | undefined {
  try {
    const key = createPrivateKey(pem);
    return key.asymmetricKeyType === 'rsa' ? key : undefined;
  } catch {
    return undefined;
  }
}
