import type { ServerConfig as Settings } from '#schemas/types/server-config.generated.d.ts';

/**
 * The settings of certificates: trusted authorities, lookups, time stamps and the portal's own key.
 */
export interface CertificateSettings {
  readonly trust: Settings['CERTIFICATE_TRUST'];
  /** The operator's folder of roots, authorities and revocation lists. */
  readonly folder: string | undefined;
  /** File with the table of certificate classes. When absent, the published classes are used. */
  readonly classesFile: string | undefined;
  readonly whenUnreachable: Settings['REVOCATION_UNREACHABLE'];
  readonly revocation: {
    /**
     * Hosts of authorities that may be called, in lower case. When empty, nothing is looked up.
     */
    readonly hosts: readonly string[];
    /** Time limit for one request or one list, in milliseconds. */
    readonly timeoutMs: number;
    /** Maximum size of a list in bytes. */
    readonly listBytes: number;
  };
  readonly timeStamps: {
    /** URL of the time-stamping authority. When absent, signatures get no time stamp. */
    readonly url: string | undefined;
    /** The value of the header `authorization`; never logged. */
    readonly credential: string | undefined;
    /** Time limit for one time stamp, in milliseconds. */
    readonly timeoutMs: number;
    /**
     * Folder of authorities that certify the time-stamping authority. When absent, none is trusted.
     */
    readonly folder: string | undefined;
    readonly whenUnreachable: Settings['TSA_UNREACHABLE'];
  };
  /** The key that signs acknowledgements. */
  readonly seal: {
    /**
     * `file`: a PKCS #12 file. `own`: a key that is created once in `dataDir`. `none`:
     * acknowledgements are not signed.
     */
    readonly by: 'file' | 'own' | 'none';
    /** Path of the PKCS #12 file, for `file`. */
    readonly file: string;
    readonly pin: string;
    /** PEM file with earlier certificates. */
    readonly earlierFile: string | undefined;
  };
}

/** Returns the settings of certificates: of signers, banks, the portal itself, and time stamps. */
export function certificateSettings(s: Settings): CertificateSettings {
  return {
    trust: s.CERTIFICATE_TRUST,
    folder: s.TRUST_DIR || undefined,
    classesFile: s.CERTIFICATE_CLASSES || undefined,
    whenUnreachable: s.REVOCATION_UNREACHABLE,
    revocation: {
      hosts: hostsIn(s.REVOCATION_HOSTS),
      timeoutMs: s.REVOCATION_MS,
      listBytes: s.REVOCATION_LIST_BYTES,
    },
    timeStamps: {
      url: s.TSA_URL || undefined,
      credential: s.TSA_CREDENTIAL || undefined,
      timeoutMs: s.TSA_MS,
      folder: s.TSA_TRUST_DIR || s.TRUST_DIR || undefined,
      whenUnreachable: s.TSA_UNREACHABLE,
    },
    seal: {
      by: SEAL_KEYS[s.ACK_SIGNING_P12] ?? 'file',
      file: s.ACK_SIGNING_P12,
      pin: s.ACK_SIGNING_PIN,
      earlierFile: s.ACK_EARLIER_CERTS || undefined,
    },
  };
}

/** Values of `ACK_SIGNING_P12` that are not files. */
const SEAL_KEYS: Readonly<Record<string, 'own' | 'none'>> = { '': 'own', none: 'none' };

/** Splits a list of hosts. Removes default ports, because `URL.host` omits them. */
function hostsIn(text: string): readonly string[] {
  return text
    .toLowerCase()
    .split(',')
    .map((host) => host.trim().replace(/:(?:80|443)$/, ''))
    .filter((host) => host !== '');
}
