import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TSTInfo } from 'pkijs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeRevocationList } from '../../../../server/adapters/certificates/revocationList.ts';
import { readTrustFolder } from '../../../../server/adapters/certificates/TrustFolder.ts';
import { pemOf } from '../../../../server/adapters/certificates/testCertificates.ts';
import { AuthorityClient } from '../../../../server/adapters/system/AuthorityClient.ts';
import {
  type Rfc3161Options,
  Rfc3161TimeStamps,
} from '../../../../server/adapters/timestamp/Rfc3161TimeStamps.ts';
import {
  timeStampQuestion,
  tokenIn,
} from '../../../../server/adapters/timestamp/timeStampQuestion.ts';
import { readToken } from '../../../../server/adapters/timestamp/timeStampToken.ts';
import { TimeStampError } from '../../../../server/ports/signing/TimeStamps.ts';
import { BROKEN } from '../../../support/authorityServer.ts';
import {
  purposes,
  SERVER_PURPOSE,
  TIME_STAMPING_PURPOSE,
} from '../../../support/certificateExtensions.ts';
import { inDays } from '../../../support/profileAuthority.ts';
import { openssl } from '../../../support/runTool.ts';
import {
  encoded,
  otherQuestion,
  type StampSigner,
  type TimeStampWorld,
  timeStampServer,
  withStatus,
} from '../../../support/timeStampServer.ts';

const SIGNATURE = Buffer.alloc(256, 7);

const MINUTE_MS = 60_000;

let world: TimeStampWorld;

const faults: string[] = [];

function stampsWith(options: Partial<Rfc3161Options> = {}): Rfc3161TimeStamps {
  return new Rfc3161TimeStamps({
    url: world.url,
    client: new AuthorityClient({ timeoutMs: 10_000 }),
    clock: { now: () => new Date() },
    material: () => readTrustFolder(world.folder),
    whenUnreachable: 'refuse',
    onFailure: (fault) => faults.push(fault),
    ...options,
  });
}

/** Returns the content of a genuine response. */
function infoIn(answer: Uint8Array): TSTInfo {
  const token = tokenIn(answer);
  const info = typeof token === 'string' ? undefined : readToken(token)?.info;
  if (!info) throw new Error('Cannot read the answer of openssl');
  return info;
}

/** A request with a fixed nonce. */
const FIRST_QUESTION = timeStampQuestion(SIGNATURE, Buffer.alloc(16, 0x42));

/** Changes the content of a genuine response and signs it with the given certificate. */
function resigned(
  question: Buffer,
  by: StampSigner,
  change: (info: TSTInfo) => unknown = () => {},
): Uint8Array {
  const info = infoIn(world.reply(question));
  change(info);
  return world.signAgain(encoded(info), by);
}

function shiftedBy(minutes: number): (info: TSTInfo) => void {
  return (info) => {
    info.genTime = new Date(info.genTime.getTime() + minutes * MINUTE_MS);
  };
}

function flipped(bytes: Buffer, place: number): Buffer {
  const changed = Buffer.from(bytes);
  const at = place < 0 ? bytes.length + place : place;
  changed[at] = (changed[at] ?? 0) ^ 1;
  return changed;
}

/** Creates a signer with a key on the curve P-256 and a certificate from openssl. */
function ellipticSigner(): StampSigner {
  const folder = join(world.signer.certificate, '..');
  const path = (name: string) => join(folder, name);
  writeFileSync(path('issuer.key'), pemOf(world.issuer.key));
  const purpose = ['keyUsage=critical,digitalSignature', 'extendedKeyUsage=critical,timeStamping'];
  writeFileSync(path('ec.ext'), purpose.join('\n'));
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];
  const request = ['-keyout', path('ec.key'), '-subj', '/CN=ec', '-out', path('ec.csr')];
  openssl(['req', '-new', ...key, ...request]);
  const by = ['-CA', world.signer.chain, '-CAkey', path('issuer.key'), '-CAcreateserial'];
  const out = ['-days', '30', '-extfile', path('ec.ext'), '-out', path('ec.pem')];
  openssl(['x509', '-req', '-in', path('ec.csr'), ...by, ...out]);
  return { certificate: path('ec.pem'), key: path('ec.key'), chain: world.signer.chain };
}

/** Returns the output of `openssl ts -verify` for a token over the value of a signature. */
function verifiedByOpenssl(token: Uint8Array | undefined, signature: Uint8Array): string {
  return world.verify(token ?? Buffer.of(), signature);
}

beforeAll(async () => {
  world = await timeStampServer();
});

beforeEach(() => {
  faults.length = 0;
  world.server.reset();
  world.work();
});

afterAll(() => world.close());

describe('Rfc3161TimeStamps', () => {
  it('T-04: returns a token over the signature value that openssl accepts', async () => {
    const before = Date.now();
    const stamp = await stampsWith().stamp(SIGNATURE);
    expect(Math.abs((stamp?.at.getTime() ?? 0) - before)).toBeLessThan(5_000);
    expect(verifiedByOpenssl(stamp?.token, SIGNATURE)).toContain('Verification: OK');
    expect(verifiedByOpenssl(stamp?.token, Buffer.alloc(256))).toContain('Verification: FAILED');
    expect(faults).toEqual([]);
  });

  it('reads the time of its own token, but only for this signature', async () => {
    const stamps = stampsWith();
    const stamp = await stamps.stamp(SIGNATURE);
    const token = stamp?.token ?? Buffer.of();
    expect(await stamps.timeOf(token, SIGNATURE)).toEqual(stamp?.at);
    expect(await stamps.timeOf(token, Buffer.alloc(256))).toBeUndefined();
    const material = () => ({ ...readTrustFolder(world.folder), roots: [] });
    expect(await stampsWith({ material }).timeOf(token, SIGNATURE)).toBeUndefined();
  });

  it.each<readonly [string, Readonly<Record<string, string>>]>([
    ['SHA-512', { signer_digest: 'sha512' }],
    ['SHA-384', { signer_digest: 'sha384' }],
    ['a certificate named by SHA-1', { ess_cert_id_alg: 'sha1' }],
    ['a certificate named by SHA-512', { ess_cert_id_alg: 'sha512' }],
    ['the complete path of certificates', { ess_cert_id_chain: 'yes' }],
    ['a time in milliseconds', { clock_precision_digits: '3' }],
  ])('accepts a token with %s', async (_, options) => {
    world.answer((question) => world.reply(question, world.signer, options));
    const stamp = await stampsWith().stamp(SIGNATURE);
    expect(verifiedByOpenssl(stamp?.token, SIGNATURE)).toContain('Verification: OK');
  });

  it('accepts a token of an elliptic-curve key', async () => {
    const signer = ellipticSigner();
    world.answer((question) => world.reply(question, signer));
    const stamp = await stampsWith().stamp(SIGNATURE);
    expect(verifiedByOpenssl(stamp?.token, SIGNATURE)).toContain('Verification: OK');
  });

  it('accepts a re-signed token, so that the rows below fail for their own reason', async () => {
    world.answer((question) => resigned(question, world.signer));
    expect(await stampsWith().stamp(SIGNATURE)).toBeDefined();
  });

  it('sends the credential unchanged, and only when it is set', async () => {
    const calls: string[] = [];
    world.server.onRequest(({ headers }) => calls.push(JSON.stringify(headers)));
    await stampsWith({ credential: 'Basic of-a-secret-source' }).stamp(SIGNATURE);
    expect(calls).toEqual([expect.stringContaining('"authorization":"Basic of-a-secret-source"')]);
    await stampsWith().stamp(SIGNATURE);
    expect(calls[1]).not.toContain('authorization');
    expect(calls[1]).toContain('application/timestamp-query');
  });

  /** Returns time stamps with a time limit of half a second. */
  const impatient = (options: Partial<Rfc3161Options> = {}) =>
    stampsWith({ client: new AuthorityClient({ timeoutMs: 500 }), ...options });

  const REFUSED: readonly (readonly [string, (question: Buffer) => Uint8Array, RegExp])[] = [
    [
      'a token over another signature',
      (question) => world.reply(otherQuestion(question, { signature: Buffer.alloc(256, 8) })),
      /over something else/,
    ],
    [
      'another nonce',
      (question) =>
        world.reply(
          otherQuestion(question, { signature: SIGNATURE, nonce: Buffer.alloc(16, 0x41) }),
        ),
      /nonce is another one/,
    ],
    [
      'no nonce',
      (question) => resigned(question, world.signer, (info) => delete info.nonce),
      /nonce is another one/,
    ],
    [
      'the response to an earlier request',
      () => world.reply(FIRST_QUESTION),
      /nonce is another one/,
    ],
    [
      'a rejection',
      (question) => world.reply(question, world.signer, { digests: 'sha512' }),
      /the status is 2, not 0/,
    ],
    [
      'a grant with modifications',
      (question) => withStatus(world.reply(question), 1),
      /the status is 1, not 0/,
    ],
    [
      'a grant without a token',
      () => Buffer.from('3005300302010000', 'hex').subarray(0, 7),
      /no token/,
    ],
    [
      'a time six minutes back',
      (question) => resigned(question, world.signer, shiftedBy(-6)),
      /five minutes off/,
    ],
    [
      'a time six minutes ahead',
      (question) => resigned(question, world.signer, shiftedBy(6)),
      /five minutes off/,
    ],
    [
      'another version',
      (question) => resigned(question, world.signer, (info) => (info.version = 2)),
      /version/,
    ],
    [
      'a changed signature',
      (question) => flipped(world.reply(question), -5),
      /nobody signed the token|cannot be read/,
    ],
    [
      'content that was changed after it was signed',
      (question) => {
        const reply = world.reply(question);
        return flipped(reply, reply.indexOf('Z', reply.indexOf('20')) - 1);
      },
      /nobody signed the token|cannot be read/,
    ],
    ['an empty answer', () => Buffer.of(), /cannot be read/],
    ['garbage', () => Buffer.from('<html>'), /cannot be read/],
    ['nested garbage', () => Buffer.alloc(30_000, Buffer.from([0x30, 0x80])), /cannot be read/],
    ['an answer that is too large', () => Buffer.alloc(32 * 1024 + 1), /more than 32768 bytes/],
  ];
  it.each(REFUSED)('B-63: refuses %s', async (_, make, fault) => {
    world.answer(make);
    await expectFault(stampsWith(), fault);
  });

  it.each<readonly [string, () => Promise<StampSigner>, RegExp]>([
    [
      'an expired certificate',
      () => world.makeSigner('expired', { notBefore: inDays(-20), notAfter: inDays(-1) }),
      /no trusted root/,
    ],
    [
      'a certificate that is not yet valid',
      () => world.makeSigner('notYet', { notBefore: inDays(1) }),
      /no trusted root/,
    ],
    [
      'a certificate for another purpose',
      () =>
        world.makeSigner('server', {
          extensions: [{ ...purposes(SERVER_PURPOSE), critical: true }],
        }),
      /not for time stamps/,
    ],
    [
      'a certificate for no purpose',
      () => world.makeSigner('none', { extensions: [] }),
      /not for time/,
    ],
    [
      'a purpose that is not critical',
      () => world.makeSigner('lax', { extensions: [purposes(TIME_STAMPING_PURPOSE)] }),
      /not for time stamps/,
    ],
    [
      'a certificate for two purposes',
      () =>
        world.makeSigner('both', {
          extensions: [{ ...purposes(TIME_STAMPING_PURPOSE, SERVER_PURPOSE), critical: true }],
        }),
      /not for time stamps/,
    ],
    [
      'a key that must not sign',
      () => world.makeSigner('cipher', { usages: ['keyEncipherment'] }),
      /not for time stamps/,
    ],
    [
      'a certificate that no authority issued',
      () => world.makeSigner('alone', { isAlone: true }),
      /no trusted root/,
    ],
  ])('B-63: refuses %s', async (_, make, fault) => {
    const signer = await make();
    world.answer((question) => resigned(question, signer));
    await expectFault(stampsWith(), fault);
  });

  it('B-63: refuses an untrusted root and a revoked authority', async () => {
    const other = await timeStampServer();
    await expectFault(
      stampsWith({ material: () => readTrustFolder(other.folder) }),
      /trusted root/,
    );
    await other.close();
    const folder = mkdtempSync(join(tmpdir(), 'landform-tsa-revoked-'));
    cpSync(world.folder, folder, { recursive: true });
    const life = { thisUpdate: inDays(-1), nextUpdate: inDays(1) };
    const { serialNumber } = world.issuer.certificate;
    const list = await makeRevocationList(world.root, [serialNumber], life);
    writeFileSync(join(folder, 'root.crl'), list);
    await expectFault(stampsWith({ material: () => readTrustFolder(folder) }), /trusted root/);
    rmSync(folder, { recursive: true });
  });

  it.each(Object.keys(BROKEN))('B-62: fails after %s, in bounded time', async (name) => {
    world.server.on('/tsa', BROKEN[name] ?? (() => {}));
    const started = performance.now();
    await expectFault(impatient(), /^Cannot (?:ask|use)/);
    expect(performance.now() - started).toBeLessThan(2_000);
  });

  it('B-62: does not follow a redirect', async () => {
    world.server.on('/tsa', (response) => {
      response.writeHead(307, { location: `${world.server.url}/other` });
      response.end();
    });
    await expectFault(stampsWith(), /HTTP 307/);
    expect(world.server.calls).toEqual(['/tsa']);
  });

  it('B-62: stops calling an authority after three failures', async () => {
    const stamps = stampsWith();
    world.server.on('/tsa', BROKEN['an error of the server'] ?? (() => {}));
    for (let call = 0; call < 3; call += 1) await expectFault(stamps, /HTTP 500/);
    world.work();
    await expectFault(stamps, /failed too often/);
    expect(world.server.calls).toHaveLength(3);
  });

  it('B-62: returns no stamp and logs one sentence if the settings accept a failure', async () => {
    const stamps = impatient({ whenUnreachable: 'accept' });
    world.server.on('/tsa', BROKEN['no answer at all'] ?? (() => {}));
    expect(await stamps.stamp(SIGNATURE)).toBeUndefined();
    expect(faults).toEqual([`Cannot ask ${world.server.host}: it did not answer in time`]);
  });

  async function expectFault(stamps: Rfc3161TimeStamps, fault: RegExp): Promise<void> {
    const failure = await stamps.stamp(SIGNATURE).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(TimeStampError);
    const found = faults.splice(0);
    expect(found).toEqual([expect.stringMatching(fault)]);
    expect(found[0]).toContain(world.server.host);
  }
});
