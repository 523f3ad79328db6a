import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { readCertificateClasses } from '../../server/adapters/certificates/certificateClasses.ts';
import { PkiCertificateTrust } from '../../server/adapters/certificates/PkiCertificateTrust.ts';
import { makeRevocationList } from '../../server/adapters/certificates/revocationList.ts';
import { readTrustFolder } from '../../server/adapters/certificates/TrustFolder.ts';
import {
  derOf,
  type KeyedCertificate,
  type RawExtension,
} from '../../server/adapters/certificates/testCertificates.ts';
import { publicLookup } from '../../server/adapters/revocation/allowedAddress.ts';
import { OnlineRevocation } from '../../server/adapters/revocation/OnlineRevocation.ts';
import { AuthorityClient } from '../../server/adapters/system/AuthorityClient.ts';
import { authorityServer } from './authorityServer.ts';
import { asksAt, listsAt } from './certificateExtensions.ts';
import { inDays, profileAuthorities } from './profileAuthority.ts';

/** The options of a trust. */
export interface WorldTrust {
  readonly hosts?: readonly string[];
  readonly now?: () => Date;
  readonly whenUnreachable?: 'refuse' | 'accept';
  readonly listBytes?: number;
  readonly timeoutMs?: number;
}

/**
 * Creates authorities with generated keys, and a local server for lists and OCSP. The trust folder
 * contains no list of Hongkong Post's issuing authority. `close` removes everything.
 */
export async function revocationWorld() {
  const authorities = await profileAuthorities();
  const server = await authorityServer();
  const { folder } = authorities;
  rmSync(join(folder, 'hongkongPost-issuer.crl'));
  const faults: string[] = [];
  const listUrl = `${server.url}/list.crl`;
  const ocspUrl = `${server.url}/ocsp`;
  return {
    ...authorities,
    server,
    listUrl,
    ocspUrl,
    issuer: authorities.hongkongPost.issuer,
    /** The reported failures of online checks. */
    faults,
    signer: (extensions: readonly RawExtension[]) =>
      authorities.issue('e-Cert (Personal)', { extensions }),
    /** Creates a list of the issuing authority. */
    list: (
      revoked: readonly KeyedCertificate[] = [],
      { by = authorities.hongkongPost.issuer, from = inDays(-1), to = inDays(1) } = {},
      extensions: readonly RawExtension[] = [],
    ) => {
      const serials = revoked.map(({ certificate }) => certificate.serialNumber);
      return makeRevocationList(by, serials, { thisUpdate: from, nextUpdate: to }, extensions);
    },
    withList: () => authorities.issue('e-Cert (Personal)', { extensions: [listsAt(listUrl)] }),
    withResponder: () => authorities.issue('e-Cert (Personal)', { extensions: [asksAt(ocspUrl)] }),
    withBoth: () =>
      authorities.issue('e-Cert (Personal)', { extensions: [asksAt(ocspUrl), listsAt(listUrl)] }),
    /**
     * Creates a function that validates a certificate with the trust folder and the server. It
     * returns the faults.
     */
    trust: ({
      hosts = [server.host],
      now = () => new Date(),
      whenUnreachable = 'refuse',
      listBytes = 100_000,
      timeoutMs = 400,
    }: WorldTrust = {}) => {
      const online = new OnlineRevocation({
        hosts,
        client: new AuthorityClient({ timeoutMs, lookup: publicLookup(hosts) }),
        clock: { now },
        listBytes,
        onFailure: (fault) => faults.push(fault),
      });
      const trust = new PkiCertificateTrust({
        material: () => readTrustFolder(folder),
        classes: readCertificateClasses(),
        online,
        whenUnreachable,
      });
      return async ({ certificate }: KeyedCertificate): Promise<readonly string[]> => {
        const validated = { certificate: derOf(certificate), chain: [], at: now() };
        return (await trust.validate({ ...validated, expected: { holder: 'personal' } })).faults;
      };
    },
    reset: () => {
      server.reset();
      faults.length = 0;
    },
    close: async () => {
      await server.close();
      authorities.remove();
    },
  };
}
