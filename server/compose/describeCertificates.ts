import type { RevocationSource } from '../adapters/revocation/RevocationSource.ts';
import { readCertificateClasses } from '../adapters/sign/certificateClasses.ts';
import { pathToRoot, revocationOf } from '../adapters/sign/certificatePath.ts';
import type { ReadCertificate } from '../adapters/sign/readCertificate.ts';
import { readTrustFolder, type TrustMaterial } from '../adapters/sign/TrustFolder.ts';
import type { Config } from '../config.ts';
import type { Clock } from '../ports/Clock.ts';
import { openRevocation, trustedFolder } from './openCertificates.ts';

/**
 * Looks at the trusted authorities as a signature would: each must lead to a root, and an answer
 * must say that it is not revoked.
 *
 * @returns one line that lists the trusted authorities
 * @throws {Error} with a line for each authority that nobody can sign under
 */
export async function describeCertificates(config: Config, clock: Clock): Promise<string> {
  const { trust, classesFile, whenUnreachable } = config.certificates;
  const classes = readCertificateClasses(classesFile);
  const assumed = classes.filter(({ basis }) => basis === 'assumed').length;
  const table = `${classes.length} certificate classes, ${assumed} of them assumed`;
  if (trust === 'test') return `the embedded test authority; ${table}`;
  const folder = trustedFolder(config);
  const material = readTrustFolder(folder);
  if (material.roots.length === 0) throw new Error(`no root in ${folder}`);
  const reasons = new Set<string>();
  const online = openRevocation(config, clock, (reason) => reasons.add(reason));
  const looks = material.intermediates.map((each) => faultOf(each, material, online, clock.now()));
  const faults = (await Promise.all(looks)).filter((fault) => fault !== undefined);
  const counting =
    whenUnreachable === 'accept' ? faults.filter((fault) => !isUnknown(fault)) : faults;
  if (counting.length > 0) throw new Error([...counting, ...reasons].join('\n  '));
  const { roots, intermediates, lists } = material;
  return `${roots.length} roots, ${intermediates.length} authorities, ${lists.length} lists; ${table}`;
}

async function faultOf(
  authority: ReadCertificate,
  material: TrustMaterial,
  online: RevocationSource,
  at: Date,
): Promise<string | undefined> {
  const name = authority.x509.subject.split('\n').at(-1);
  const path = await pathToRoot(authority, [], material, at);
  if (!path) return `${name}: leads to no root that is valid now`;
  const revocation = await revocationOf(path, { lists: material.lists, online }, at);
  if (revocation === 'revoked') return `${name}: is revoked`;
  return revocation === 'unknown' ? `${name}${UNKNOWN}` : undefined;
}

const UNKNOWN = ': nobody says whether it is revoked';

function isUnknown(fault: string): boolean {
  return fault.endsWith(UNKNOWN);
}
