import { randomInt } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import type {
  TestAuthority,
  TestCertificate,
  TestCertificateRequest,
  TestCertificateVariant,
} from '../../ports/signing/TestAuthority.ts';
import type { Clock } from '../../ports/system/Clock.ts';
import type { CertificateClass } from './certificateClasses.ts';
import { makeRevocationList } from './revocationList.ts';
import {
  type CertificateWish,
  derOf,
  type KeyedCertificate,
  keyedCertificate,
  makeCertificate,
  pemOf,
  pkcs12Of,
} from './testCertificates.ts';

/**
 * Certificate policies of the test authority. The table of classes contains them only if that
 * authority is trusted. Their arc is reserved for examples (RFC 5612), so no other authority uses
 * them.
 */
export const TEST_CLASSES: readonly CertificateClass[] = [
  { policy: '1.3.6.1.4.1.32473.1.1', holder: 'personal', basis: 'assumed' },
  { policy: '1.3.6.1.4.1.32473.1.2', holder: 'organisation', basis: 'assumed' },
];

/** A root and an issuing authority, stored with their private keys: for demonstrations only. */
export class EmbeddedTestAuthority implements TestAuthority {
  readonly #folder: string;
  readonly #clock: Clock;
  readonly #issuer: KeyedCertificate;
  #revoking: Promise<void> = Promise.resolve();

  private constructor(folder: string, clock: Clock, issuer: KeyedCertificate) {
    this.#folder = folder;
    this.#clock = clock;
    this.#issuer = issuer;
  }

  /**
   * Opens the authority of a folder, and creates it first if it is missing. The folder also serves
   * as a trust folder (`readTrustFolder`).
   */
  static async open(folder: string, clock: Clock): Promise<EmbeddedTestAuthority> {
    if (!existsSync(folder)) await makeAuthority(folder, clock.now());
    return new EmbeddedTestAuthority(folder, clock, readIssuer(folder));
  }

  async issue(request: TestCertificateRequest): Promise<TestCertificate> {
    const { made, issuer } = await this.keyFor(request);
    const pin = randomInt(10_000_000, 100_000_000).toString();
    return {
      file: pkcs12Of(made, [issuer.certificate], pin),
      fileName: `test-${request.holder}-${request.variant}.p12`,
      pin,
    };
  }

  /** Issues a certificate for the identity app, with its key. */
  async keyFor(
    request: TestCertificateRequest,
  ): Promise<{ readonly made: KeyedCertificate; readonly issuer: KeyedCertificate }> {
    const now = this.#clock.now();
    const issuer = request.variant === 'untrusted' ? await untrustedIssuerAt(now) : this.#issuer;
    const made = await makeCertificate({
      subject: subjectOf(request),
      ...validityOf(request.variant, now),
      issuer,
      isAuthority: false,
      hkid: request.hkid,
      policies: policiesFor(request.holder),
    });
    if (request.variant === 'revoked') await this.#revoke(made.certificate.serialNumber);
    return { made, issuer };
  }

  /**
   * Issues a certificate with its key for the server itself, such as a test bank that signs
   * e-Cheques.
   *
   * @param variant `untrusted`: an authority outside the trust folder issues the certificate
   */
  async signer(name: string, variant: 'valid' | 'untrusted'): Promise<KeyedCertificate> {
    const now = this.#clock.now();
    return makeCertificate({
      subject: [COUNTRY, ['O', name], ['CN', name]],
      ...validityOf(variant, now),
      issuer: variant === 'untrusted' ? await untrustedIssuerAt(now) : this.#issuer,
      isAuthority: false,
    });
  }

  /**
   * Revokes a certificate. Revocations run one after another; otherwise the second list would lose
   * the entry of the first.
   */
  #revoke(serial: string): Promise<void> {
    this.#revoking = this.#revoking.then(async () => {
      const file = join(this.#folder, 'revoked.json');
      const revoked = [...(JSON.parse(readFileSync(file, 'utf8')) as string[]), serial];
      const list = await makeRevocationList(this.#issuer, revoked, listLife(this.#clock.now()));
      replaceFile(join(this.#folder, 'issuer.crl'), list);
      replaceFile(file, JSON.stringify(revoked));
    });
    return this.#revoking;
  }
}

function policiesFor(holder: TestCertificateRequest['holder']): readonly string[] {
  return TEST_CLASSES.filter((row) => row.holder === holder).map(({ policy }) => policy);
}

const DAY_MS = 86_400_000;
const YEAR_MS = 365 * DAY_MS;

const COUNTRY = ['C', 'HK'] as const;

function subjectOf(request: TestCertificateRequest): CertificateWish['subject'] {
  const reference = randomInt(0, 10_000_000_000).toString().padStart(10, '0');
  const email = ['E', 'signer@example.hk'] as const;
  if (request.holder === 'personal') {
    const unit = ['OU', reference] as const;
    return [COUNTRY, ['O', 'Landform Test e-Cert (Personal)'], unit, ['CN', request.name], email];
  }
  const business = (request.brNumber ?? '').padEnd(16, '0');
  const company = (request.crNumber ?? '').padStart(8, '0');
  return [
    COUNTRY,
    ['O', 'Landform Test e-Cert (Organisational)'],
    ['OU', reference],
    ['OU', `${business}${company}`],
    ['OU', request.organisation ?? 'TEST ORGANISATION LIMITED'],
    ['CN', request.name],
    email,
  ];
}

/** The start of each kind of certificate, relative to today. */
const STARTS: Readonly<Record<TestCertificateVariant, number>> = {
  valid: -DAY_MS,
  expired: -3 * YEAR_MS,
  notYet: 30 * DAY_MS,
  revoked: -DAY_MS,
  untrusted: -DAY_MS,
};

function validityOf(variant: TestCertificateVariant, now: Date) {
  const start = STARTS[variant];
  const end = variant === 'expired' ? -DAY_MS : start + 3 * YEAR_MS;
  const at = (shift: number) => new Date(now.getTime() + shift);
  return { notBefore: at(start), notAfter: at(end) };
}

function listLife(now: Date) {
  return { thisUpdate: new Date(now.getTime() - DAY_MS), nextUpdate: longAfter(now) };
}

function longAfter(now: Date): Date {
  return new Date(now.getTime() + 20 * YEAR_MS);
}

/** Creates an authority that no trust folder contains. */
function untrustedIssuerAt(now: Date): Promise<KeyedCertificate> {
  return makeCertificate(authorityWish('Landform Unknown CA (TEST)', now));
}

function authorityWish(name: string, now: Date, issuer?: KeyedCertificate): CertificateWish {
  return {
    subject: [COUNTRY, ['O', 'Landform (TEST)'], ['CN', name]],
    // Long before today, so that expired certificates were valid once.
    notBefore: new Date(now.getTime() - 5 * YEAR_MS),
    notAfter: longAfter(now),
    isAuthority: true,
    ...(issuer && { issuer }),
  };
}

/** Writes a temporary folder and renames it, so that the authority is complete or missing. */
async function makeAuthority(folder: string, now: Date): Promise<void> {
  mkdirSync(dirname(folder), { recursive: true });
  const draft = mkdtempSync(`${folder}-`);
  const root = await makeCertificate(authorityWish('Landform Test Root CA (TEST)', now));
  const issuer = await makeCertificate(
    authorityWish('Landform Test e-Cert CA 1 (TEST)', now, root),
  );
  const life = listLife(now);
  const files: readonly (readonly [string, string | Buffer])[] = [
    ['root.cer', derOf(root.certificate)],
    ['root.crl', await makeRevocationList(root, [], life)],
    ['issuer.cer', derOf(issuer.certificate)],
    ['issuer.crl', await makeRevocationList(issuer, [], life)],
    ['issuer.key', pemOf(issuer.key)],
    ['revoked.json', '[]'],
  ];
  for (const [name, content] of files) writeFileSync(join(draft, name), content, { mode: 0o600 });
  renameSync(draft, folder);
}

function readIssuer(folder: string): KeyedCertificate {
  const pem = readFileSync(join(folder, 'issuer.key'), 'utf8');
  return keyedCertificate(readFileSync(join(folder, 'issuer.cer')), pem);
}

function replaceFile(path: string, content: string | Buffer): void {
  writeFileSync(`${path}.new`, content, { mode: 0o600 });
  renameSync(`${path}.new`, path);
}
