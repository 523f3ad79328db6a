import { readCertificateClasses } from '../adapters/certificates/certificateClasses.ts';
import { pathToRoot, revocationOf } from '../adapters/certificates/certificatePath.ts';
import type { ReadCertificate } from '../adapters/certificates/readCertificate.ts';
import { readTrustFolder, type TrustMaterial } from '../adapters/certificates/TrustFolder.ts';
import type { RevocationSource } from '../adapters/revocation/RevocationSource.ts';
import type { Config } from '../config/config.ts';
import type { Clock } from '../ports/system/Clock.ts';
import { openRevocation, trustedFolder } from './openCertificates.ts';

/**
 * Checks the trusted authorities as for a signature. Each authority needs a path to a root, and a
 * revocation status.
 *
 * @returns one line with the numbers of roots, authorities, lists and classes
 * @throws {Error} with a line for each authority whose signatures would be refused
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
  const looks = material.intermediates.map((each) =>
    certificateNoteOf(each, material, online, clock.now()),
  );
  const faults = (await Promise.all(looks)).filter((fault) => fault !== undefined);
  const counting =
    whenUnreachable === 'accept' ? faults.filter((fault) => !isUnknown(fault)) : faults;
  if (counting.length > 0) throw new Error([...counting, ...reasons].join('\n  '));
  const { roots, intermediates, lists } = material;
  return `${roots.length} roots, ${intermediates.length} authorities, ${lists.length} lists; ${table}`;
}

async function certificateNoteOf(
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
