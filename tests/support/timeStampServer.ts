import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import forge from 'node-forge';
import { TimeStampReq, type TSTInfo } from 'pkijs';
import {
  type CertificateWish,
  derOf,
  type KeyedCertificate,
  makeCertificate,
  pemOf,
  type RawExtension,
} from '../../server/adapters/certificates/testCertificates.ts';
import { timeStampQuestion } from '../../server/adapters/timestamp/timeStampQuestion.ts';
import { authorityServer } from './authorityServer.ts';
import { purposes, TIME_STAMPING_PURPOSE } from './certificateExtensions.ts';
import { inDays } from './profileAuthority.ts';
import { openssl, opensslSays } from './runTool.ts';

/** Settings of `openssl ts -reply` that replace the server's defaults. */
export type ReplyOptions = Readonly<Record<string, string>>;

/** The certificate and key of a time-stamping authority, as PEM files. */
export interface StampSigner {
  readonly certificate: string;
  readonly key: string;
  /** Certificates to include. */
  readonly chain: string;
}

/**
 * Starts a time-stamping authority based on `openssl ts`, on a loopback port. It has a root, an
 * issuing authority and a signer. `folder` trusts the root. `close` removes everything.
 */
export async function timeStampServer() {
  const files = mkdtempSync(join(tmpdir(), 'landform-tsa-'));
  const folder = mkdtempSync(join(tmpdir(), 'landform-tsa-trust-'));
  const server = await authorityServer();
  const root = await authority('Test TSA Root');
  const issuer = await authority('Test TSA CA 1', root);
  writeFileSync(join(folder, 'root.cer'), derOf(root.certificate));
  const makeSigner = async (
    name: string,
    { isAlone, ...wish }: Partial<CertificateWish> & { readonly isAlone?: boolean } = {},
  ) => {
    const made = await makeCertificate({
      subject: [['CN', name]],
      notBefore: inDays(-10),
      notAfter: inDays(100),
      ...(isAlone ? {} : { issuer }),
      isAuthority: false,
      extensions: [forTimeStamps()],
      ...wish,
    });
    return keep(files, name, made, [issuer]);
  };
  const signer = await makeSigner('tsa');
  const world = {
    server,
    /** Trust folder with the root alone. */
    folder,
    root,
    issuer,
    url: new URL(`${server.url}/tsa`),
    rootPem: join(files, 'root.pem'),
    signer,
    makeSigner,
    /**
     * Responds to a request with `openssl ts`.
     *
     * @returns a `TimeStampResp`, DER
     */
    reply: (question: Uint8Array, by: StampSigner = signer, options: ReplyOptions = {}) =>
      replied(files, question, by, options),
    /** Makes the server respond to every request with this function. */
    answer: (make: (question: Buffer) => Uint8Array) =>
      server.on('/tsa', (response, question) => {
        const reply = make(question);
        response.writeHead(200, { 'content-type': 'application/timestamp-reply' });
        response.end(reply);
      }),
    /** Makes the server respond correctly. */
    work: () => world.answer((question) => world.reply(question)),
    /** Signs the content of another response again, with `openssl cms`. */
    signAgain: (info: Uint8Array, by: StampSigner) => signedAgain(files, info, by),
    /** Returns the output of `openssl ts -verify` for a token over a signature's value. */
    verify: (token: Uint8Array, signature: Uint8Array) =>
      verified(files, { token, signature, root: join(files, 'root.pem') }),
    close: async () => {
      await server.close();
      for (const each of [files, folder]) rmSync(each, { recursive: true, force: true });
    },
  };
  writeFileSync(world.rootPem, pem(root));
  world.work();
  return world;
}

export type TimeStampWorld = Awaited<ReturnType<typeof timeStampServer>>;

/** Returns the `extendedKeyUsage` of a time-stamping authority. */
function forTimeStamps(): RawExtension {
  return { ...purposes(TIME_STAMPING_PURPOSE), critical: true };
}

/** Creates a request like another, but with a different signature or nonce. */
export function otherQuestion(
  question: Uint8Array,
  { signature, nonce }: { readonly signature: Uint8Array; readonly nonce?: Uint8Array },
): Uint8Array {
  const own = TimeStampReq.fromBER(Uint8Array.from(question)).nonce?.valueBlock.valueHexView;
  return timeStampQuestion(signature, nonce ?? own ?? Buffer.of(1));
}

/** Encodes the content of a time stamp (DER). */
export function encoded(info: TSTInfo): Uint8Array {
  return new Uint8Array(info.toSchema().toBER());
}

/** Replaces the status of a response: its first INTEGER with the value 0. */
export function withStatus(answer: Buffer, status: number): Buffer {
  const changed = Buffer.from(answer);
  const place = changed.indexOf(Buffer.from([0x02, 0x01, 0x00]));
  changed[place + 2] = status;
  return changed;
}

function authority(name: string, issuer?: KeyedCertificate): Promise<KeyedCertificate> {
  return makeCertificate({
    subject: [['CN', name]],
    notBefore: inDays(-1000),
    notAfter: inDays(3000),
    isAuthority: true,
    ...(issuer && { issuer }),
  });
}

function keep(
  files: string,
  name: string,
  { certificate, key }: KeyedCertificate,
  chain: readonly KeyedCertificate[],
): StampSigner {
  const paths = {
    certificate: join(files, `${name}.pem`),
    key: join(files, `${name}.key`),
    chain: join(files, `${name}-chain.pem`),
  };
  writeFileSync(paths.certificate, forge.pki.certificateToPem(certificate));
  writeFileSync(paths.key, pemOf(key));
  writeFileSync(paths.chain, chain.map(pem).join(''));
  return paths;
}

function pem({ certificate }: KeyedCertificate): string {
  return forge.pki.certificateToPem(certificate);
}

function replied(
  files: string,
  question: Uint8Array,
  by: StampSigner,
  options: ReplyOptions,
): Buffer {
  const settings = {
    serial: join(files, 'serial'),
    signer_cert: by.certificate,
    signer_key: by.key,
    certs: by.chain,
    signer_digest: 'sha256',
    default_policy: '1.3.6.1.4.1.99999.1',
    digests: 'sha256',
    accuracy: 'secs:1',
    ordering: 'yes',
    tsa_name: 'yes',
    ess_cert_id_chain: 'no',
    ess_cert_id_alg: 'sha256',
    ...options,
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}`);
  const config = join(files, 'tsa.cnf');
  writeFileSync(config, ['[tsa]', 'default_tsa = one', '[one]', ...lines, ''].join('\n'));
  const [query, out] = [join(files, 'query.tsq'), join(files, 'reply.tsr')];
  writeFileSync(query, question);
  openssl(['ts', '-reply', '-config', config, '-queryfile', query, '-out', out]);
  return readFileSync(out);
}

function signedAgain(files: string, info: Uint8Array, by: StampSigner): Buffer {
  const [content, out] = [join(files, 'info.der'), join(files, 'token.der')];
  writeFileSync(content, info);
  const type = ['-econtent_type', '1.2.840.113549.1.9.16.1.4', '-nodetach', '-binary', '-cades'];
  const signer = ['-signer', by.certificate, '-inkey', by.key, '-certfile', by.chain];
  const form = ['-md', 'sha256', '-nosmimecap', '-in', content, '-outform', 'DER', '-out', out];
  openssl(['cms', '-sign', ...type, ...signer, ...form]);
  const token = readFileSync(out);
  // A `TimeStampResp` with the status "granted".
  const body = Buffer.concat([Buffer.from([0x30, 0x03, 0x02, 0x01, 0x00]), token]);
  return Buffer.concat([Buffer.from([0x30, 0x82, body.length >> 8, body.length & 0xff]), body]);
}

function verified(
  files: string,
  given: { readonly token: Uint8Array; readonly signature: Uint8Array; readonly root: string },
): string {
  const [token, data] = [join(files, 'checked.der'), join(files, 'checked.bin')];
  writeFileSync(token, given.token);
  writeFileSync(data, given.signature);
  const asked = ['-data', data, '-in', token, '-token_in', '-CAfile', given.root];
  return opensslSays(['ts', '-verify', ...asked]);
}
