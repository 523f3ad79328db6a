import { createSign } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import forge from 'node-forge';
import { type FormData, type Plan, toWire } from '#engine';
import common from '#schemas/api/common.schema.json' with { type: 'json' };
import { ApiChecker, type RealAnswer } from '../support/apiChecker.ts';

/** A response of the API that was checked against the API document. */
export interface Answer {
  readonly status: number;
  readonly body: Record<string, unknown>;
}

/**
 * A minimal browser that stores cookies. `get` and `post` check each response against the API
 * document; `page` and `file` do not.
 */
export class PortalClient {
  readonly #origin: string;
  readonly #checker: () => Promise<ApiChecker>;
  readonly #cookies = new Map<string, string>();

  /**
   * Creates a client. The portal may start later.
   *
   * @param checker returns the checker of another document; called at the first response
   */
  constructor(origin: string, checker: () => Promise<ApiChecker> = () => checkerOf(origin)) {
    this.#origin = origin;
    this.#checker = checker;
  }

  /** Returns the value of a cookie from the portal. */
  cookie(name: string): string {
    return this.#cookies.get(name) ?? '';
  }

  /** Headers of every later call, as the page would send them. */
  readonly headers = new Map<string, string>();

  async get(path: string, schema?: string): Promise<Answer> {
    return this.#send('GET', path, undefined, schema);
  }

  async post(path: string, body: object | undefined, schema?: string): Promise<Answer> {
    return this.#send('POST', path, body, schema);
  }

  /** Returns a page as text; does not follow redirects. */
  async page(path: string, form?: Record<string, string>): Promise<string> {
    const response = await fetch(this.#origin + path, {
      method: form ? 'POST' : 'GET',
      redirect: 'manual',
      ...(form ? { body: new URLSearchParams(form) } : {}),
    });
    return response.text();
  }

  async file(path: string): Promise<{ readonly content: Buffer; readonly headers: Headers }> {
    const response = await fetch(this.#origin + path);
    return { content: Buffer.from(await response.arrayBuffer()), headers: response.headers };
  }

  async #send(
    method: string,
    path: string,
    body: object | undefined,
    schema: string | undefined,
  ): Promise<Answer> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(this.#origin + path, {
      method,
      headers: {
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(cookie ? { cookie } : {}),
        ...(path.includes('BeforePayment') ? { 'idempotency-key': KEY } : {}),
        ...Object.fromEntries(this.headers),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      this.#cookies.set(name, value);
    }
    const token = response.headers.get('access-token');
    if (token) this.#keepToken(token);
    const text = await response.text();
    const type = response.headers.get('content-type') ?? '';
    await this.#check({ method, url: path, status: response.status, type, body: text });
    const answer = JSON.parse(text) as Record<string, unknown>;
    hold(answer, response.status === 200 ? schema : 'error-response');
    return { status: response.status, body: answer };
  }

  /**
   * Checks a response against the API document.
   *
   * @throws {Error} when they differ; responses of undocumented URLs pass
   */
  async #check(answer: RealAnswer): Promise<void> {
    const checker = await this.#checker();
    const fault = checker.callOf(answer) && checker.faultOf(answer);
    if (fault) throw new Error(fault);
  }

  #keepToken(token: string): void {
    this.headers.clear();
    this.headers.set('access-token', token);
  }
}

const KEY = 'one-sitting-of-a-test';

const checkers = new Map<string, Promise<ApiChecker>>();

/** Returns the checker of the document that a portal serves. */
function checkerOf(origin: string): Promise<ApiChecker> {
  const known = checkers.get(origin) ?? openChecker(origin);
  checkers.set(origin, known);
  // A failure is not cached: a killed portal may serve the document after its restart.
  known.catch(() => checkers.delete(origin));
  return known;
}

async function openChecker(origin: string): Promise<ApiChecker> {
  const response = await fetch(`${origin}/documentation/json`);
  return new ApiChecker((await response.json()) as object);
}

const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, schemas: [common] });

/**
 * Validates a body against the schema of its message.
 *
 * @throws {Error} when the body does not match
 */
function hold(body: object, schema: string | undefined): void {
  if (!schema) return;
  const file = new URL(`../../schemas/api/${schema}.schema.json`, import.meta.url);
  const parsed = JSON.parse(readFileSync(file, 'utf8')) as { $id: string };
  const fits = ajv.getSchema(parsed.$id) ?? ajv.compile(parsed);
  if (!fits(body)) {
    throw new Error(`${schema}: ${ajv.errorsText(fits.errors)} in ${JSON.stringify(body)}`);
  }
}

/** Returns the form data of a sample of the repository in wire format. */
export function sampleOnWire(plan: Plan, name: string): Readonly<Record<string, unknown>> {
  const file = new URL(`../../forms/${plan.code}/samples/${name}.json`, import.meta.url);
  const { formData } = JSON.parse(readFileSync(file, 'utf8')) as { formData: FormData };
  return toWire(plan, formData);
}

/** Opens a certificate file like the browser. */
export function openCertificate(content: Buffer, pin: string) {
  const asn1 = forge.asn1.fromDer(content.toString('binary'));
  const bags = forge.pkcs12.pkcs12FromAsn1(asn1, pin);
  const { pkcs8ShroudedKeyBag, certBag } = forge.pki.oids as Record<string, string>;
  const key = bags.getBags({ bagType: pkcs8ShroudedKeyBag })[pkcs8ShroudedKeyBag ?? '']?.[0]?.key;
  const certificates = bags.getBags({ bagType: certBag })[certBag ?? ''] ?? [];
  const derOf = ({ cert }: { cert?: forge.pki.Certificate | undefined }) =>
    cert
      ? Buffer.from(
          forge.asn1.toDer(forge.pki.certificateToAsn1(cert)).getBytes(),
          'binary',
        ).toString('base64')
      : '';
  const [own = '', ...chain] = certificates.map(derOf);
  return {
    certificate: own,
    chain,
    /** Returns the key's signature over an identity card number, the proof that a page sends. */
    idProof(idNumber: string): string {
      if (!key) throw new Error('Cannot prove the number: the file holds no key');
      return createSign('sha1').update(idNumber).sign(forge.pki.privateKeyToPem(key), 'base64');
    },
    sign(toBeSigned: string): string {
      if (!key) throw new Error('Cannot sign: the file holds no key');
      const signer = createSign('sha256').update(Buffer.from(toBeSigned, 'base64'));
      return signer.sign(forge.pki.privateKeyToPem(key), 'base64');
    },
  };
}
