import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request as open } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { openBase } from '../../../server/compose/openBase.ts';
import { composeOver, type Portal } from '../../../server/compose.ts';
import { readConfig } from '../../../server/config/config.ts';
import { PortalClient } from '../../../tests/api/portalClient.ts';
import { minimalAnswers, openTransaction, savedForm, signedForm } from '../../../tests/api/walk.ts';
import { withCompiledForms } from '../../../tests/support/compiledForms.ts';
import type { WireAnswer } from './faultOf.ts';
import { honestCalls, VERIFIER } from './honestCalls.ts';
import type { Call, WireRequest } from './requests.ts';

/** The portal under attack. */
export interface Target {
  /** One normal call for every POST route. */
  readonly calls: readonly Call[];
  send(request: WireRequest): Promise<WireAnswer>;
  /** Returns a fingerprint of all rows that a rejection must not change. */
  fingerprint(): Promise<string>;
  close(): Promise<void>;
}

const ANSWER_WITHIN_MS = 15_000;
const MANY = '100000';

/**
 * The tables that a rejection leaves unchanged. A rejection may count captcha uses and add to the
 * history.
 */
const TABLES = [
  'submissions',
  'payment_attempts',
  'web_tokens',
  'reference_numbers',
  'outbox',
  'signatures',
  'stored_files',
  'idempotency',
  'definitions',
  'sandbox_charges',
  'supplementary_requests',
] as const;

/**
 * Starts a separate portal with embedded services, in this process and on a real socket. It
 * contains a saved form, a signed one and a transaction.
 */
export async function openTarget(): Promise<Target> {
  const folder = mkdtempSync(join(tmpdir(), 'landform-fuzz-'));
  const base = await openBase(
    readConfig({
      DATA_DIR: folder,
      DEFINITIONS_DIR: await withCompiledForms(join(folder, 'definitions')),
      SITE_DIR: join(folder, 'site'),
      NO_CAPTCHA: 'true',
      IDENTITY_APP: 'sandbox',
      LOG_LEVEL: 'silent',
      RATE_CAPTCHA: MANY,
      RATE_SUBMISSION: MANY,
      RATE_SAVED_FILE: MANY,
      RATE_PAYMENT: MANY,
      RATE_POLL: MANY,
      RATE_LOOKUP: MANY,
      RATE_SUPPLEMENT: MANY,
    }),
  );
  const portal = await composeOver(base);
  const origin = await portal.app.listen({ port: 0, host: '127.0.0.1' });
  const client = new PortalClient(origin);
  const kept = await savedForm(client, 'a-form-that-is-kept');
  const signed = await signedForm(client, 'a-form-that-is-signed');
  const transaction = await openTransaction(client, signed);
  const answers = await minimalAnswers(client);
  const file = await savedFile(client);
  const calls = honestCalls({ kept, signed, transaction, file, answers });
  checkComplete(portal, calls);
  const agent = new Agent({ keepAlive: true });
  const cookie = `sitting=${client.cookie('sitting')}`;
  const parts = TABLES.map(
    (table) => `SELECT count(*) AS n, coalesce(sum(xmin::text::bigint), 0) AS x FROM ${table}`,
  );
  return {
    calls,
    send: (wire) => send(new URL(origin), agent, { ...wire, headers: { cookie, ...wire.headers } }),
    fingerprint: async () => {
      const { rows } = await sql.raw(parts.join(' UNION ALL ')).execute(base.stores.db);
      return JSON.stringify(rows, (_, value) => (typeof value === 'bigint' ? `${value}` : value));
    },
    close: async () => {
      agent.destroy();
      await portal.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function savedFile(client: PortalClient): Promise<string> {
  const { body } = await client.post('/api/tempsave/save', {
    formCode: 'LREAL1',
    passwordHash: VERIFIER,
    encryptedFormData: 'e30=',
  });
  return String(body.data);
}

/**
 * Checks that there are as many calls as POST routes.
 * @throws {Error} when the numbers differ (see `honestCalls.ts`)
 */
function checkComplete({ app }: Portal, calls: readonly Call[]): void {
  const tree = app.printRoutes({ commonPrefix: false, method: 'POST' });
  const routes = tree.split('\n').filter((line) => line.includes('(POST'));
  if (routes.length !== calls.length) {
    throw new Error(`Cannot attack all: ${routes.length} routes, ${calls.length} calls\n${tree}`);
  }
}

/** Sends a request unchanged, without the corrections of a browser. */
function send(
  origin: URL,
  agent: Agent,
  { path, headers, body }: WireRequest,
): Promise<WireAnswer> {
  const started = performance.now();
  return new Promise((done) => {
    const end = (status: number, type: string, text: string) =>
      done({ status, type, text, ms: performance.now() - started });
    const call = open(
      {
        host: origin.hostname,
        port: origin.port,
        method: 'POST',
        path,
        agent,
        headers: { ...headers, 'content-length': body.length },
        timeout: ANSWER_WITHIN_MS,
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          const type = response.headers['content-type'] ?? '';
          end(response.statusCode ?? 0, type, Buffer.concat(chunks).toString());
        });
      },
    );
    call.on('timeout', () => call.destroy(new Error('timeout')));
    call.on('error', (error) => end(0, '', error.message));
    call.end(body);
  });
}
