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
}

/** The part of the settings that is about the certificates of signers and banks, and about time stamps. */
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
  };
}

/** The usual ports are left out, as addresses leave them out. */
function hostsIn(text: string): readonly string[] {
  return text
    .toLowerCase()
    .split(',')
    .map((host) => host.trim().replace(/:(?:80|443)$/, ''))
    .filter((host) => host !== '');
}
