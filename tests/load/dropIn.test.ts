import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { LoadedPortal } from './LoadedPortal.ts';

/** Requests per second that a portal must answer while folders are added and removed. */
const PER_SECOND = 50;
const CHANGE_EVERY_MS = 5000;
const LIVE_WITHIN_MS = 2000;
const LONG_MS = 180_000;
/** The form whose folder is added and removed, and the form that does not change. */
const [CODE, OTHER] = ['LR900', 'LR901'];

const portal = new LoadedPortal();
const { formsDir } = portal;

beforeAll(async () => {
  portal.writeForm(OTHER);
  await portal.start();
}, LONG_MS);
afterAll(() => portal.stop(), LONG_MS);

it(
  `${PER_SECOND} requests per second while a folder is added, changed and removed every 5 s: none fails`,
  async () => {
    const { hash: first } = await liveAs(OTHER, () => true);
    const failures: string[] = [];
    const under = load([{ code: OTHER, hash: first }], failures);

    portal.writeForm(CODE);
    const added = await timed(() => liveAs(CODE, () => true));
    under.sittings.push({ code: CODE, hash: added.value.hash });
    await sleep(CHANGE_EVERY_MS);

    portal.writeForm(CODE, (_, text) => text.replace('New Form', 'Changed Form'));
    const changed = await timed(() => liveAs(CODE, ({ hash }) => hash !== added.value.hash));
    under.sittings.push({ code: CODE, hash: changed.value.hash });
    await sleep(CHANGE_EVERY_MS);

    // Stops the sittings of the form that is removed next.
    const [ofOther, ...ended] = under.sittings.splice(0);
    if (ofOther) under.sittings.push(ofOther);
    await under.answered();
    rmSync(join(formsDir, CODE), { recursive: true });
    const removed = await timed(() => gone(CODE));
    await sleep(CHANGE_EVERY_MS);

    cpSync(join(formsDir, OTHER), join(formsDir, CODE), { recursive: true });
    renameIn(CODE);
    const again = await timed(() => liveAs(CODE, () => true));
    // The changed definition was superseded moments ago, so its sittings also continue.
    under.sittings.push(...ended);
    await sleep(CHANGE_EVERY_MS);
    const count = await under.end();

    expect(failures).toEqual([]);
    const seconds = (4 * CHANGE_EVERY_MS) / 1000;
    expect(count).toBeGreaterThanOrEqual(seconds * PER_SECOND);
    const took = [added, changed, removed, again].map(({ ms }) => ms);
    expect(took.filter((ms) => ms > LIVE_WITHIN_MS)).toEqual([]);
    // Equal content has the same definition in any folder.
    expect(again.value.hash).toBe(added.value.hash);
  },
  LONG_MS,
);

interface Sitting {
  readonly code: string;
  readonly hash: string;
}

/** Sends requests at a steady rate, without waiting for earlier responses. */
function load(first: readonly Sitting[], failures: string[]) {
  const sittings = [...first];
  const under = new Set<Promise<void>>();
  let count = 0;
  const started = performance.now();
  const sendNext = () => {
    const round = Math.floor(count / ROUND.length);
    const sitting = sittings[round % sittings.length] ?? { code: OTHER, hash: '' };
    const request = REQUESTS[count % REQUESTS.length] ?? page;
    count += 1;
    const sent = request(sitting).catch((error: unknown) => {
      failures.push(`${request.name} of ${sitting.code}: ${String(error)}`);
    });
    under.add(sent);
    void sent.finally(() => under.delete(sent));
  };
  // A busy machine skips ticks of the timer; the next tick sends their requests.
  const timer = setInterval(() => {
    while (count < ((performance.now() - started) / 1000) * PER_SECOND) sendNext();
  }, 1000 / PER_SECOND);
  return {
    /** Pending sittings; each continues with its first definition. */
    sittings,
    /** Waits for the responses to all requests sent so far. */
    answered: () => Promise.all(under),
    /** Waits for the last responses. @returns the number of requests */
    async end(): Promise<number> {
      clearInterval(timer);
      await Promise.all(under);
      return count;
    },
  };
}

type Request = (sitting: Sitting) => Promise<void>;

/** Requests a page of the unchanged form, because the changed form may be removed. */
const page: Request = async () => {
  expect(await (await get(`/form/${OTHER}`)).text()).toContain('id="root"');
};

const listed: Request = async () => {
  const { plan } = await liveNow(OTHER);
  expect(await (await get(plan)).json()).toHaveProperty('hash');
};

/** Requests the definition of a sitting, even if the form's folder was removed. */
const definition: Request = async ({ code, hash }) => {
  const response = await get(`/definitions/${code}-${hash.slice(0, 16)}.js`);
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(await response.text()).toContain('export');
};

const refused: Request = async (sitting) => {
  expect(await review(sitting, {})).toMatchObject({ result: 'validationError' });
};

const drawn: Request = async (sitting) => {
  const { pdfData } = await review(sitting, { applicantName: 'CHAN TAI MAN' });
  expect(atob(String(pdfData)).slice(0, 5)).toBe('%PDF-');
};

const ROUND: readonly Request[] = [page, definition, listed, refused];
const REQUESTS: readonly Request[] = [...ROUND, ...ROUND, ...ROUND, ...ROUND, drawn];

async function review({ code, hash }: Sitting, formData: object) {
  const response = await fetch(`${portal.origin}/api/submission/review/${code}/0`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'form-definition': hash },
    body: JSON.stringify({ formData, submissionDetail: { lang: 'Eng' } }),
  });
  return (await response.json()) as Readonly<Record<string, unknown>>;
}

async function get(path: string): Promise<Response> {
  const response = await fetch(portal.origin + path, { redirect: 'manual' });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response;
}

async function liveNow(code: string): Promise<{ readonly plan: string; readonly hash: string }> {
  return (await get(`/api/forms/${code}`)).json();
}

async function liveAs(code: string, isIt: (form: Sitting) => boolean): Promise<Sitting> {
  for (;;) {
    const hash = await liveNow(code).then(
      (form) => form.hash,
      () => undefined,
    );
    if (hash !== undefined && isIt({ code, hash })) return { code, hash };
    await sleep(50);
  }
}

async function gone(code: string): Promise<void> {
  while ((await fetch(`${portal.origin}/api/forms/${code}`)).status !== 404) await sleep(50);
}

async function timed<T>(
  what: () => Promise<T>,
): Promise<{ readonly value: T; readonly ms: number }> {
  const started = performance.now();
  const value = await what();
  return { value, ms: performance.now() - started };
}

/**
 * Makes a copied folder a separate form. The manifest is written last, because it completes the
 * form.
 */
function renameIn(code: string): void {
  for (const name of ['schema.json', 'manifest.json']) {
    const file = join(formsDir, code, name);
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(OTHER, code));
  }
}
