import type { ServerConfig as Settings } from '#schemas/types/server-config.generated.d.ts';

/** Whose signatures count, and how their certificates are checked. */
export interface CertificateSettings {
  readonly trust: Settings['CERTIFICATE_TRUST'];
  /** Roots, authorities and revocation lists of the operator. */
  readonly folder: string | undefined;
  /** Table of certificate classes; absent: the published ones. */
  readonly classesFile: string | undefined;
  readonly whenUnreachable: Settings['REVOCATION_UNREACHABLE'];
  readonly revocation: {
    /** Hosts of authorities that may be asked, in lower case; none: nobody is asked. */
    readonly hosts: readonly string[];
    /** For one question or one list, in milliseconds. */
    readonly timeoutMs: number;
    /** The most that a list may have. */
    readonly listBytes: number;
  };
  readonly timeStamps: {
    /** Absent: signatures get no time stamp. */
    readonly url: string | undefined;
    /** Value of the header `authorization`; never logged. */
    readonly credential: string | undefined;
    /** For one time stamp, in milliseconds. */
    readonly timeoutMs: number;
    /** Authorities that certify the time-stamping authority; absent: none is trusted. */
    readonly folder: string | undefined;
    readonly whenUnreachable: Settings['TSA_UNREACHABLE'];
  };
  /** The key that acknowledgements are signed with. */
  readonly seal: {
    /** `own`: made once in `dataDir`; `none`: they are not signed. */
    readonly by: 'file' | 'own' | 'none';
    /** PKCS #12; of `file`. */
    readonly file: string;
    readonly pin: string;
    /** PEM file with earlier certificates. */
    readonly earlierFile: string | undefined;
  };
}

/** The part of the settings that is about certificates: of signers, banks and the portal itself, and about time stamps. */
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

/** Values of `ACK_SIGNING_P12` that are no files. */
const SEAL_KEYS: Readonly<Record<string, 'own' | 'none'>> = { '': 'own', none: 'none' };

/** The usual ports are left out, as addresses leave them out. */
function hostsIn(text: string): readonly string[] {
  return text
    .toLowerCase()
    .split(',')
    .map((host) => host.trim().replace(/:(?:80|443)$/, ''))
    .filter((host) => host !== '');
}
