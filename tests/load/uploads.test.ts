import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { Agent, type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pdfWith } from '../support/sampleFiles.ts';
import { LoadedPortal } from './LoadedPortal.ts';

/** The number of simultaneous uploads that a portal must handle (reliability M6, section 5). */
const AT_ONCE = 10;
const FILE_BYTES = 31_457_280;
/**
 * The reliability document allows the process 1 GB with a separate database; an idle portal uses
 * 500 MB. Here the database is embedded. It uses hundreds of megabytes, and briefly 1 GB at the
 * start. The test therefore measures the memory that uploads add to an idle portal.
 */
const MOST_ADDED_KB = 512 * 1024;
const BUSY_WITHIN_MS = 1000;
/**
 * The limit for the median of small calls; the uploading process shares the two cores with the
 * portal.
 */
const MEDIAN_MS = 50;
const LONGEST_MS = 1000;
/**
 * A server in its own process that refuses every body on the first bytes. Its response time depends
 * only on the machine and this process, so the limits of the portal include it.
 */
const REFUSING_SERVER = `
  const server = require('node:http').createServer((request, response) => {
    request.resume();
    response.writeHead(502).end('{}');
  });
  server.listen(0, '127.0.0.1', () => console.log(server.address().port));
`;
/** A user who receives the response "busy" clicks the button again after this time. */
const AGAIN_AFTER_MS = 2000;
const LONG_MS = 60_000;
const CODE = 'LR902';

const portal = new LoadedPortal();
let refusing: ChildProcess;
let refusingOrigin = '';

beforeAll(async () => {
  refusing = spawn(process.execPath, ['-e', REFUSING_SERVER], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [port] = await once(refusing.stdout as Readable, 'data');
  refusingOrigin = `http://127.0.0.1:${String(port).trim()}`;
  portal.writeForm(CODE, withFile);
  await portal.start({ UPLOADS_PER_CLIENT: '4', UPLOAD_WAIT_MS: '0' });
}, LONG_MS);
afterAll(async () => {
  refusing?.kill();
  await portal.stop();
}, LONG_MS);

it(
  `M6, B-26: ${AT_ONCE} uploads of 30 MB at once: some wait as busy, all succeed, small calls are fast`,
  async () => {
    const body = bodyOf(pdfOf(FILE_BYTES));
    // Upload small files first, so that the limit excludes the start of the file-checking workers.
    const small = bodyOf(pdfOf(100_000));
    await Promise.all([uploadUntilTaken(small), uploadUntilTaken(small)]);
    // Repeat once: a pause of the machine does not recur, but a slow portal is slow again.
    const first = await uploadTogether(body);
    const best = isInTime(first) ? first : await uploadTogether(body);

    expect(best.longestRefusalMs).toBeLessThan(BUSY_WITHIN_MS + best.withheldMs);
    expect(best.medianMs).toBeLessThan(MEDIAN_MS);
    expect(best.longestMs).toBeLessThan(LONGEST_MS + best.withheldMs);
  },
  LONG_MS,
);

/**
 * Times in ms: of refused uploads, of small calls in the same period, and of a call to the refusing
 * server.
 */
interface Times {
  readonly longestRefusalMs: number;
  readonly medianMs: number;
  readonly longestMs: number;
  readonly withheldMs: number;
}

const isInTime = ({ longestRefusalMs, medianMs, longestMs, withheldMs }: Times) =>
  longestRefusalMs < BUSY_WITHIN_MS + withheldMs &&
  medianMs < MEDIAN_MS &&
  longestMs < LONGEST_MS + withheldMs;

/**
 * Uploads a body ten times at once. Checks that the portal stores all ten and limits its memory.
 */
async function uploadTogether(body: Buffer): Promise<Times> {
  const earlier = new Set(keptFiles());
  await rested();
  const before = memory();
  const polls = repeatedly(10, async () => {
    const response = await fetch(`${portal.origin}/api/forms/${CODE}`);
    await response.text();
    expect(response.status).toBe(200);
  });
  const refused = repeatedly(200, () => upload(body, refusingOrigin));
  const taken = await Promise.all(Array.from({ length: AT_ONCE }, () => uploadUntilTaken(body)));
  const waits = await polls.end();
  const withheldMs = (await refused.end()).at(-1) ?? 0;
  const refusals = taken.flat();

  expect(memory().highWaterKb - before.heldKb).toBeLessThan(MOST_ADDED_KB);
  expect(refusals.length).toBeGreaterThan(0);
  const kept = keptFiles()
    .filter((path) => !earlier.has(path))
    .map((path) => statSync(path).size);
  expect(kept).toHaveLength(AT_ONCE);
  expect(Math.min(...kept)).toBeGreaterThan(FILE_BYTES);
  return {
    longestRefusalMs: Math.max(...refusals),
    medianMs: waits.at(waits.length / 2) ?? Number.POSITIVE_INFINITY,
    longestMs: waits.at(-1) ?? Number.POSITIVE_INFINITY,
    withheldMs,
  };
}

function keptFiles(): readonly string[] {
  return globSync(join(portal.folder, 'data/files/**/*.sealed'));
}

/** Repeats the upload while the portal is busy. @returns the duration of each refusal, in ms */
async function uploadUntilTaken(body: Buffer): Promise<readonly number[]> {
  const refusals: number[] = [];
  for (;;) {
    const started = performance.now();
    const answer = await upload(body);
    if (answer.status === 200) {
      expect(answer.body).toMatchObject({ result: 'ok' });
      return refusals;
    }
    expect(answer).toMatchObject({ status: 502, body: { error: 'BUSY' } });
    refusals.push(performance.now() - started);
    await sleep(AGAIN_AFTER_MS);
  }
}

/** Reuses connections, like a browser. */
const agent = new Agent({ keepAlive: true });

async function upload(body: Buffer, origin = portal.origin) {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const call = request(
      `${origin}/api/submission/submitFormBeforePayment/${CODE}`,
      {
        method: 'POST',
        agent,
        headers: { 'content-type': 'application/json', 'content-length': body.length },
      },
      resolve,
    );
    // The portal may refuse before the whole body is sent.
    call.on('error', reject);
    call.end(body);
  });
  return { status: response.statusCode, body: JSON.parse(await text(response)) as unknown };
}

/** Makes successive calls, like pages that wait for a payment. */
function repeatedly(pauseMs: number, call: () => Promise<unknown>) {
  const waits: number[] = [];
  let isOver = false;
  const done = (async () => {
    while (!isOver) {
      const started = performance.now();
      await call();
      waits.push(performance.now() - started);
      await sleep(pauseMs);
    }
  })();
  return {
    /** @returns the duration of each call in ms, in ascending order */
    async end(): Promise<readonly number[]> {
      isOver = true;
      await done;
      return waits.toSorted((a, b) => a - b);
    },
  };
}

/**
 * Returns the memory of the portal's process on Linux, in kB: now, and the peak since `rested()`.
 */
function memory(): { readonly heldKb: number; readonly highWaterKb: number } {
  const status = readFileSync(`/proc/${portalPid()}/status`, 'utf8');
  const of = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1]);
  return { heldKb: of('VmRSS'), highWaterKb: of('VmHWM') };
}

/** Waits until the portal is idle, then resets the peak memory (proc(5)). */
async function rested(): Promise<void> {
  await sleep(3000);
  writeFileSync(`/proc/${portalPid()}/clear_refs`, '5');
}

/** Reads the process id that the portal writes into its data folder. */
function portalPid(): number {
  const holder: unknown = JSON.parse(
    readFileSync(join(portal.folder, 'data/store.holder.json'), 'utf8'),
  );
  return (holder as { readonly pid: number }).pid;
}

/** Returns a valid PDF with random bytes up to this size. */
function pdfOf(bytes: number): Buffer {
  const head = '4 0 obj\n<< /Type /XObject >>\nstream\n';
  const tail = '\nendstream\nendobj\n';
  const around = pdfWith([head + tail]).length;
  const pdf = pdfWith([
    Buffer.concat([Buffer.from(head), randomBytes(bytes - around - 20), Buffer.from(tail)]),
  ]);
  return Buffer.concat([pdf, Buffer.alloc(bytes - pdf.length, '\n')]);
}

function bodyOf(content: Buffer): Buffer {
  const file = { name: 'plan.pdf', type: 'application/pdf', size: content.length };
  const formData = {
    applicantName: 'CHAN TAI MAN',
    docFile: { ...file, file: content.toString('base64') },
  };
  return Buffer.from(JSON.stringify({ formData, submissionDetail: { lang: 'Eng' } }));
}

/** Adds a file field to the files of the form. */
function withFile(path: string, content: string): string {
  const json = JSON.parse(content);
  if (path === 'schema.json')
    json.properties.docFile = { type: 'object', file: { maxBytes: FILE_BYTES, accept: ['.pdf'] } };
  if (path === 'manifest.json') json.steps[0].fields.push('/docFile');
  if (path.startsWith('locales/')) json['docFile.label'] = 'Plan';
  return JSON.stringify(json);
}
