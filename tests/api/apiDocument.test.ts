import { createHash, createHmac } from 'node:crypto';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Validator } from '@seriousme/openapi-schema-validator';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { honestCalls, VERIFIER } from '../../scripts/fuzz/routes/honestCalls.ts';
import { receiptTokenOf } from '../../server/adapters/payment/sandbox/receiptToken.ts';
import { openBase } from '../../server/compose/openBase.ts';
import { composeOver, type Portal } from '../../server/compose.ts';
import { readConfig } from '../../server/config/config.ts';
import { referenceOf } from '../../server/openapi/reference.ts';
import { ApiChecker } from '../support/apiChecker.ts';
import { withCompiledForms } from '../support/compiledForms.ts';
import { withReadyStore } from '../support/readyStore.ts';
import { HIDDEN_ROUTES } from './hiddenRoutes.ts';
import { LogIn } from './LogIn.ts';
import { PortalClient } from './portalClient.ts';
import { minimalAnswers, openTransaction, savedForm, signedForm, submitForm } from './walk.ts';

/** Every route, recorded at registration: Fastify's own list omits the routes of static files. */
const registered = new Set<string>();

/** Records the routes of the next application: Fastify publishes each new instance. */
function noteRoutes(message: unknown): void {
  const { fastify: app } = message as { readonly fastify: FastifyInstance };
  app.addHook('onRoute', ({ method, url }) => {
    for (const each of [method].flat()) registered.add(`${each} ${url}`);
  });
}

const LONG = `?x=${'x'.repeat(8000)}`;
const TEST_CHEQUE = 'GET /debug/test-e-cheque';
const JSON_TYPE = { 'content-type': 'application/json' };

describe('API document', () => {
  let portal: Portal;
  let checker: ApiChecker;
  let document: object;
  let origin = '';
  let notificationKey: Uint8Array = Buffer.alloc(0);

  beforeAll(async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'landform-data-'));
    await withReadyStore(dataDir);
    const definitions = mkdtempSync(join(tmpdir(), 'landform-definitions-'));
    const base = await openBase(
      readConfig({
        DATA_DIR: dataDir,
        DEFINITIONS_DIR: await withCompiledForms(definitions),
        NO_CAPTCHA: 'true',
        ECHEQUE_BY: 'gateway',
        IDENTITY_APP: 'sandbox',
        TEST_FPS_PAYMENT: 'true',
        LOG_LEVEL: 'silent',
      }),
    );
    notificationKey = base.secrets.gatewayKeys[0]?.key ?? notificationKey;
    subscribe('fastify.initialization', noteRoutes);
    portal = await composeOver(base);
    unsubscribe('fastify.initialization', noteRoutes);
    origin = await portal.app.listen({ port: 0, host: '127.0.0.1' });
    document = (await (await fetch(`${origin}/documentation/json`)).json()) as object;
    checker = new ApiChecker(document);
  }, 60_000);
  afterAll(() => portal.close(), 30_000);

  /** Sends a request, and checks the response against the document. */
  const send = async (method: string, url: string, init: RequestInit = {}) => {
    const response = await fetch(origin + url, { redirect: 'manual', ...init, method });
    const { status, headers } = response;
    const body = await response.text();
    const fault = checker.faultOf({
      method,
      url,
      status,
      type: headers.get('content-type') ?? '',
      body,
    });
    expect(fault).toBeUndefined();
    return status;
  };

  it('documents exactly the registered routes outside HIDDEN_ROUTES', () => {
    const documented = checker.calls.map((call) => call.replaceAll(/\{(\w+)\}/g, ':$1'));
    const isTwin = (route: string) => registered.has(route.replace(/^HEAD/, 'GET'));
    // This portal accepts no e-Cheque file, so the route of test cheques is not registered.
    const hidden = Object.keys(HIDDEN_ROUTES).filter((route) => route !== TEST_CHEQUE);
    const others = [...registered]
      .filter((route) => !(route.startsWith('HEAD ') && isTwin(route)))
      .filter((route) => !documented.includes(route));
    expect(others.sort()).toEqual(hidden.sort());
    expect(documented.filter((route) => !registered.has(route))).toEqual([]);
    expect(documented.length).toBeGreaterThan(25);
  });

  it('is valid OpenAPI 3.1, as JSON and as YAML', async () => {
    const yaml = await (await fetch(`${origin}/documentation/yaml`)).text();
    for (const written of [{ ...document }, yaml]) {
      const validator = new Validator();
      expect(await validator.validate(written)).toEqual({ valid: true });
      expect(validator.version).toBe('3.1');
    }
  });

  it('matches the generated API reference of the guide', () => {
    const file = 'stories/guide/apiReference.generated.json';
    const kept: unknown = JSON.parse(readFileSync(file, 'utf8'));
    expect(referenceOf(document), 'npm run api:doc').toEqual(kept);
  });

  it('describes the 200 response of every call', async () => {
    const { card, sitting, request } = await seeded();
    const cookie = `sitting=${sitting}`;
    // Runs before the calls that end the payment.
    for (const call of checker.calls.filter((each) => each.startsWith('GET '))) {
      const url = call
        .slice(4)
        .replace(/\{(?:code|formCode)\}/, 'LREAL1')
        .replace('{transactionId}', card.transaction.transactionId)
        .replace('{signField}', 'ownerSign')
        .replace('{id}', request);
      expect(await send('GET', url, { headers: { cookie } }), call).toBe(200);
    }
    for (const { path, body, type } of honestCalls(card).filter(isDocumented)) {
      const headers = { ...JSON_TYPE, ...(type && { 'content-type': type }), cookie };
      await send('POST', path, { headers, body: type ? String(body) : JSON.stringify(body) });
    }
    const login = await LogIn.begin(origin, {}, new PortalClient(origin, async () => checker));
    await login.poll();
    await login.profile(await login.callback(await login.decide('approve')));
    await notify(card.transaction.transactionId);
    const unseen = checker.calls.filter((call) => !checker.seen.get(call)?.has(200));
    expect(unseen).toEqual([]);
  }, 60_000);

  it('describes the refusals of every call', async () => {
    for (const call of checker.calls) {
      const [method = '', template = ''] = call.split(' ');
      const url = template.replaceAll(/\{\w+\}/g, 'x');
      expect(await send(method, url + LONG)).toBe(414);
      if (method !== 'POST') continue;
      await send(method, url, { headers: { 'sec-fetch-site': 'cross-site' } });
      await send(method, url, { headers: { 'content-type': 'text/plain' }, body: 'x' });
      await send(method, url, { headers: JSON_TYPE, body: '{' });
      await send(method, url, { headers: JSON_TYPE, body: '{"__proto__":1}' });
      await send(method, url, { headers: JSON_TYPE, body: '{}' });
    }
    const own = [...checker.seen].filter(([, statuses]) =>
      [...statuses].some((status) => status >= 400 && status !== 414),
    );
    const posts = checker.calls.filter((call) => call.startsWith('POST '));
    expect(posts.filter((call) => !own.some(([seen]) => seen === call))).toEqual([]);
  }, 60_000);

  /** Creates a form with an open transaction; pays other forms by FPS, wallet and e-Cheque. */
  async function seeded() {
    const client = new PortalClient(origin, async () => checker);
    const kept = await savedForm(client, 'a-form-that-is-kept');
    const signed = await signedForm(client, 'a-form-that-is-signed');
    const transaction = await openTransaction(client, signed);
    const answers = await minimalAnswers(client);
    const file = await client.post('/api/tempsave/save', {
      formCode: 'LREAL1',
      passwordHash: VERIFIER,
      encryptedFormData: 'e30=',
    });
    const asked = await client.post('/api/iaspdfsign/init/LREAL1/ownerSign', {
      submissionDetail: { submissionId: kept, lang: 'Eng', source: 'PC_Browser' },
      idHash: createHash('sha256').update('A123456').digest('base64'),
    });
    const card = { kept, signed, transaction, answers, file: String(file.body.data) };
    await payByFps();
    await payByWallets();
    await payByCheque();
    return { card, sitting: client.cookie('sitting'), request: String(asked.body.id) };
  }

  async function payByFps(): Promise<void> {
    const client = new PortalClient(origin, async () => checker);
    const submissionId = await signedForm(client, 'a-form-that-is-paid-by-fps');
    const paid = { paymentMethod: 'fps', order: ORDER };
    const transaction = await openTransaction(client, submissionId);
    const { status } = await client.post('/api/payment/wallet/fps', { ...transaction, ...paid });
    expect(status).toBe(200);
    expect(await submitForm(client, submissionId)).toHaveProperty('result');
  }

  /** Pays by each wallet on a separate form, and starts an Apple Pay session. */
  async function payByWallets(): Promise<void> {
    const client = new PortalClient(origin, async () => checker);
    const wallets = { googlepay: 'androidpay', androidpay: 'androidpay', applepay: 'applepay' };
    for (const [wallet, paymentMethod] of Object.entries(wallets)) {
      const submissionId = await signedForm(client, `a-form-that-is-paid-by-${wallet}`);
      const transaction = await openTransaction(client, submissionId);
      const data = { locale: 'en-us', paymentdata: { version: 'EC_v1' } };
      const paid = { paymentMethod, order: ORDER, ...data };
      const path = `/api/payment/wallet/${wallet}`;
      expect((await client.post(path, { ...transaction, ...paid })).status).toBe(200);
    }
    const wish = {
      domainName: 'localhost',
      validationurl: 'https://apple-pay-gateway.apple.com/paymentservices/startSession',
    };
    expect((await client.post('/rm-payment/startapplepaysession', wish)).status).toBe(200);
  }

  /**
   * Pays one form by e-Cheque and another by card, and sends both receipts. Polls the e-Cheque.
   */
  async function payByCheque(): Promise<void> {
    const client = new PortalClient(origin, async () => checker);
    for (const [method, path, update] of [
      ['echq', 'echq', 'updateechqpayment'],
      ['visa', 'web/visa', 'updatepayment'],
    ] as const) {
      const submissionId = await signedForm(client, `a-form-with-a-receipt-of-${method}`);
      const transaction = await openTransaction(client, submissionId);
      const paid = { ...transaction, paymentMethod: method, order: ORDER, locale: 'en-us' };
      expect((await client.post(`/api/payment/${path}`, paid)).status).toBe(200);
      const { transactionId: transactionid, webToken: webtoken } = transaction;
      if (method === 'echq') {
        const asked = await client.post(`/api/payment/echqstatus/${transactionid}`, { webtoken });
        expect(asked.status).toBe(200);
      }
      const receipttoken = receiptTokenOf(notificationKey, String(transactionid));
      const receipt = { transactionid, receipttoken };
      expect((await client.post(`/api/payment/${update}`, receipt)).status).toBe(200);
    }
  }

  async function notify(transactionid: string): Promise<void> {
    const body = JSON.stringify({ transactionid, status: 'APPR' });
    const stamp = Math.floor(Date.now() / 1000);
    const proof = createHmac('sha256', notificationKey).update(`${stamp}.${body}`).digest('hex');
    const headers = { ...JSON_TYPE, 'payment-signature': `t=${stamp},v1=${proof}` };
    expect(await send('POST', '/api/payment/notification', { headers, body })).toBe(200);
  }
});

/** Checks whether a call is documented. Excludes FPS, because a card pays that transaction. */
const isDocumented = ({ path }: { readonly path: string }) =>
  !/^\/(?:sandbox|verify)\b/.test(path) && path !== '/api/payment/wallet/fps';

const ORDER = { totalAmount: '380.00', currency: 'HKD', orderDetails: [] };
