import { Integer } from 'asn1js';
import {
  AccessDescription,
  Certificate,
  CRLDistributionPoints,
  DistributionPoint,
  Extension,
  ExtKeyUsage,
  GeneralName,
  InfoAccess,
  IssuingDistributionPoint,
} from 'pkijs';
import type { RawExtension } from '../../server/adapters/certificates/testCertificates.ts';

const URI = 6;

/** Creates `cRLDistributionPoints` with all URLs in one point, as both authorities do. */
export function listsAt(...urls: readonly string[]): RawExtension {
  const distributionPoint = urls.map(uri);
  return listPoints(new DistributionPoint({ distributionPoint }));
}

/** Creates `authorityInfoAccess` with OCSP URLs. */
export function asksAt(...urls: readonly string[]): RawExtension {
  const accessDescriptions = urls.map(
    (url) => new AccessDescription({ accessMethod: OCSP, accessLocation: uri(url) }),
  );
  return raw('1.3.6.1.5.5.7.1.1', new InfoAccess({ accessDescriptions }));
}

/** Creates the `issuingDistributionPoint` of a partial list. */
export function issuedFor(part: Partial<IssuingDistributionPoint>): RawExtension {
  return { ...raw('2.5.29.28', new IssuingDistributionPoint(part)), critical: true };
}

/** Creates `deltaCRLIndicator`, which marks a delta list. */
export function changesOnly(): RawExtension {
  return { ...raw('2.5.29.27', { toSchema: () => new Integer({ value: 1 }) }), critical: true };
}

/** Creates `extendedKeyUsage`. */
export function purposes(...keyPurposes: string[]): RawExtension {
  return raw('2.5.29.37', new ExtKeyUsage({ keyPurposes }));
}

const OCSP = '1.3.6.1.5.5.7.48.1';

export const SERVER_PURPOSE = '1.3.6.1.5.5.7.3.1';
export const OCSP_SIGNING_PURPOSE = '1.3.6.1.5.5.7.3.9';
export const TIME_STAMPING_PURPOSE = '1.3.6.1.5.5.7.3.8';

/** Creates a `GeneralName` that is a URI. */
export function uri(value: string): GeneralName {
  return new GeneralName({ type: URI, value });
}

/** Creates a parsed certificate, without a key, that has only these extensions. */
export function certificateWith(...extensions: readonly RawExtension[]): Certificate {
  const parsed = extensions.map(({ id, critical = false, value }) => {
    const extnValue = Uint8Array.from(Buffer.from(value, 'latin1')).buffer;
    return new Extension({ extnID: id, critical, extnValue });
  });
  return new Certificate({ extensions: parsed });
}

/** Creates `cRLDistributionPoints` with these points. */
export function listPoints(...distributionPoints: DistributionPoint[]): RawExtension {
  return raw('2.5.29.31', new CRLDistributionPoints({ distributionPoints }));
}

function raw(id: string, content: { toSchema(): { toBER(): ArrayBuffer } }): RawExtension {
  return { id, value: Buffer.from(content.toSchema().toBER()).toString('latin1') };
}
