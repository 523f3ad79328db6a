import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { purge, RETENTION } from '../../server/jobs/purge.ts';
import { runOutbox } from '../../server/jobs/runOutbox.ts';
import { openOwnAnswers } from '../../server/services/answers.ts';
import { createServices } from '../../server/services/createServices.ts';
import { createSupplement, revokeSupplements } from '../../server/services/createSupplement.ts';
import { engineRules } from '../../server/services/engineRules.ts';
import { openSupplement } from '../../server/services/openSupplement.ts';
import type { ServiceDeps } from '../../server/services/ServiceDeps.ts';
import { getSealed } from '../../server/services/sealedFiles.ts';
import {
  ADDRESS,
  answersTo,
  asked,
  type HandedIn,
  handedIn,
  linkOf,
  QUESTIONS,
} from '../support/askedSubmission.ts';
import { realForms } from '../support/testApp.ts';
import { testOutbox } from '../support/testOutbox.ts';
import { openTestPortal, SITTING, type TestPortal } from '../support/testPortal.ts';

const DAY_MS = 24 * 60 * 60_000;
const OTHER = `${'0'.repeat(26)}.${'x'.repeat(43)}`;

let portal: TestPortal;
let deps: ServiceDeps;
let services: ReturnType<typeof createServices>;
let earlier: HandedIn;
beforeAll(async () => {
  portal = await openTestPortal();
  deps = { ...portal.deps, catalogue: await realForms(), rules: engineRules };
  services = createServices(deps);
}, 120_000);
beforeEach(async () => {
  portal.clock.set('2026-11-20T10:00:00+08:00');
  earlier = await handedIn(deps);
});
afterAll(() => portal.close());

function input(formData: Record<string, unknown>, formCode = 'SUPPINFO', sitting = SITTING) {
  return { sitting, formCode, formData, files: [], language: 'en' as const };
}

function handIn(formData: Record<string, unknown>, formCode?: string, sitting?: string) {
  const call = input(formData, formCode, sitting);
  return services.submitForm({ ...call, amountCents: 0, printOnPaper: false });
}

describe('createSupplement()', () => {
  it('gives a link whose secret is kept nowhere but in the mail that waits', async () => {
    const made = await asked(deps, earlier);
    expect(made.address).toMatch(
      /^https:\/\/portal\.example\/form\/SUPPLINK\?lang=tc#RefID=[0-9A-Z]{26}\.[\w-]{43}$/,
    );
    expect(made.expiresAt.getTime() - deps.clock.now().getTime()).toBe(14 * DAY_MS);
    const [, secret = ''] = linkOf(made).split('.');
    const { rows } = await rowsOfRequest(made.id);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(secret);
    for (const text of [secret, ...QUESTIONS]) expect(bytesIn(rows)).not.toContain(text);
  });

  it('knows no submission for a number that was never given', async () => {
    const wish = { reference: 'LREAL1-000000-000000', questions: ['Why?'], days: 1 };
    expect(await createSupplement({ ...deps, publicUrl: '' }, wish)).toBeUndefined();
    expect(await revokeSupplements(deps, wish.reference)).toBeUndefined();
  });

  it.each([
    ['the address of the acknowledgement', {}, ADDRESS],
    ['the address that was told', { mail: 'other@example.hk' }, 'other@example.hk'],
  ])('mails the link once, in the language of the submission, to %s', async (_, wish, to) => {
    const made = await asked(deps, earlier, wish);
    const outbox = testOutbox(deps);
    while ((await runOutbox(outbox.deps)) > 0);
    const mails = outbox.mails.filter(({ messageId }) => messageId.includes(made.id));
    expect(mails).toMatchObject([{ to, subject: `請補充資料：${earlier.reference}` }]);
    expect(mails[0]?.text).toContain(made.address);
    expect(mails[0]?.text).toContain('2026年12月4日');
    for (const question of QUESTIONS) expect(mails[0]?.text).not.toContain(question);
    expect(await deps.store.supplements.find(made.id)).not.toHaveProperty('sealedMail');
  });

  it('mails nothing for a link that was revoked before its mail went out', async () => {
    const made = await asked(deps, earlier);
    expect(await revokeSupplements(deps, earlier.reference)).toBe(1);
    const outbox = testOutbox(deps);
    while ((await runOutbox(outbox.deps)) > 0);
    expect(outbox.mails.filter(({ messageId }) => messageId.includes(made.id))).toEqual([]);
  });
});

describe('openSupplement()', () => {
  const open = (link: unknown) => openSupplement(deps, link);

  it('shows what is asked to whoever has the link, as often as it is opened', async () => {
    const link = linkOf(await asked(deps, earlier));
    const opened = {
      form: 'SUPPINFO',
      request: {
        status: 'valid',
        expiresAt: '04/12/2026',
        questions: QUESTIONS.map((prompt) => ({ prompt })),
      },
      query: { reference: earlier.reference, form: 'LREAL1' },
    };
    expect(await open(link)).toEqual(opened);
    expect(await open(link)).toEqual(opened);
  });

  it.each([
    ['expired', { reference: true }, async () => portal.clock.advance(14 * DAY_MS)],
    ['used', { reference: true }, async (link: string) => handIn(answersTo(link, earlier))],
    ['revoked', {}, async () => revokeSupplements(deps, earlier.reference)],
  ])('says of a link that it is %s, and nothing of what was asked', async (status, told, end) => {
    const link = linkOf(await asked(deps, earlier));
    await end(link);
    const query = 'reference' in told ? { reference: earlier.reference } : {};
    expect(await open(link)).toEqual({ form: 'SUPPLINK', request: { status }, query });
  });

  it.each([
    ['nothing', ''],
    ['no link', 'b7c9f2e1'],
    ['a link of nobody', OTHER],
    ['a very long text', 'x'.repeat(5000)],
    ['an object', { id: 1 }],
  ])('T-36: knows nothing of %s', async (_, link) => {
    expect(await open(link)).toEqual({
      form: 'SUPPLINK',
      request: { status: 'unknown' },
      query: {},
    });
  });

  it('T-36: knows nothing of a right id with another secret', async () => {
    const [id] = linkOf(await asked(deps, earlier)).split('.');
    expect(await open(`${id}.${'A'.repeat(43)}`)).toMatchObject({ request: { status: 'unknown' } });
  });
});

describe('answers to a request', () => {
  it('use the link up when they are handed in, not before', async () => {
    const link = linkOf(await asked(deps, earlier));
    const kept = await services.saveSubmission(input(answersTo(link, earlier)));
    expect(await openSupplement(deps, link)).toMatchObject({ request: { status: 'valid' } });
    if (!('result' in kept) || kept.result !== 'ok') throw new Error('not kept');
    const { submissionId } = kept;
    const done = await services.submitForm({
      ...input({}),
      formData: undefined,
      submissionId,
      amountCents: 0,
      printOnPaper: false,
    });
    expect(done).toMatchObject({ result: 'ok' });
    expect(await openSupplement(deps, link)).toMatchObject({ request: { status: 'used' } });
    const [id = ''] = link.split('.');
    expect(await deps.store.supplements.find(id)).toMatchObject({ usedBy: submissionId });
    const history = await deps.store.events.ofSubmission(earlier.id);
    expect(history.map(({ kind }) => kind)).toEqual(['supplement.asked', 'supplement.answered']);
  });

  it('T-08: are taken again as the same submission when the call is repeated', async () => {
    const link = linkOf(await asked(deps, earlier));
    const call = { ...input(answersTo(link, earlier)), idempotencyKey: 'k'.repeat(20) };
    const submit = () => services.submitForm({ ...call, amountCents: 0, printOnPaper: false });
    const first = await submit();
    expect(first).toMatchObject({ result: 'ok' });
    const kept = 'submissionId' in (first ?? {}) ? (first as { submissionId: string }) : undefined;
    const again = await services.submitForm({
      ...input({}),
      formData: undefined,
      submissionId: kept?.submissionId,
      amountCents: 0,
      printOnPaper: false,
    });
    expect(again).toMatchObject({ result: 'ok', submissionId: kept?.submissionId });
  });

  it('keep the name of the request and never its secret', async () => {
    const link = linkOf(await asked(deps, earlier));
    const [id = '', secret = ''] = link.split('.');
    const done = await handIn(answersTo(link, earlier));
    if (!done || !('submissionId' in done) || !done.submissionId) throw new Error('not handed in');
    const submission = await deps.store.submissions.find(done.submissionId);
    if (!submission) throw new Error('not kept');
    const answers = openOwnAnswers(deps.vault, submission);
    expect(answers).toMatchObject({ linkToken: id, linkExpiresAt: '04/12/2026' });
    while ((await runOutbox(testOutbox(deps).deps)) > 0);
    const exported = await getSealed(deps, `exports/${done.submissionId.toLowerCase()}`);
    expect(JSON.parse(String(Buffer.from(exported ?? [])))).toMatchObject({
      registryData: { refId: id, referenceNumber: earlier.reference },
    });
    for (const bytes of [JSON.stringify(answers), String(Buffer.from(exported ?? []))]) {
      expect(bytes).not.toContain(secret);
    }
  });

  it('are taken once of two tabs that hand in at the same time', async () => {
    const link = linkOf(await asked(deps, earlier));
    const done = await Promise.all(
      ['c', 'd'].map((name) => handIn(answersTo(link, earlier), 'SUPPINFO', name.repeat(64))),
    );
    const results = done.map((each) => (each && 'result' in each ? each.result : undefined));
    expect(results.toSorted()).toEqual(['ok', 'validationError']);
    expect(done).toContainEqual({
      result: 'validationError',
      errors: [{ path: '/linkToken', key: 'linkUsed', args: [] }],
    });
  });

  it('count for a day after the link has expired, for it was opened in time', async () => {
    const link = linkOf(await asked(deps, earlier));
    portal.clock.advance(14 * DAY_MS + DAY_MS - 1);
    expect(await services.saveSubmission(input(answersTo(link, earlier)))).toMatchObject({
      result: 'ok',
    });
    portal.clock.advance(1);
    expect(await handIn(answersTo(link, earlier))).toEqual({
      result: 'validationError',
      errors: [{ path: '/linkToken', key: 'linkExpired', args: [] }],
    });
  });

  const row = (index: number) => ({ prompt: QUESTIONS[index], answer: 'Yes.' });
  it.each<[string, Record<string, unknown>, string, string]>([
    ['a row less', { questions: [row(0)] }, '/questions', 'linkQuestionsChanged'],
    ['a row more', { questions: [row(0), row(1), row(1)] }, '/questions', 'linkQuestionsChanged'],
    ['the rows turned', { questions: [row(1), row(0)] }, '/questions', 'linkQuestionsChanged'],
    [
      'another question',
      { questions: [{ prompt: 'May I?', answer: 'Yes.' }, row(1)] },
      '/questions',
      'linkQuestionsChanged',
    ],
    ['no questions', { questions: undefined }, '/questions', 'linkQuestionsChanged'],
    [
      'another submission',
      { referenceNumber: 'LREAL1-1' },
      '/referenceNumber',
      'linkOtherSubmission',
    ],
    ['a link of nobody', { linkToken: OTHER }, '/linkToken', 'linkExpired'],
    ['the bare id', { linkToken: '0'.repeat(26) }, '/linkToken', 'linkExpired'],
    ['a link that is a number', { linkToken: 7 }, '/linkToken', 'linkExpired'],
  ])('are refused with %s, and nothing is kept', async (_, change, path, key) => {
    const link = linkOf(await asked(deps, earlier));
    const before = await countOfSubmissions();
    const answers = { ...answersTo(link, earlier), ...change };
    const errors = [{ path, key, args: [] }];
    expect(await handIn(answers)).toEqual({ result: 'validationError', errors });
    expect(await countOfSubmissions()).toBe(before);
    expect(await openSupplement(deps, link)).toMatchObject({ request: { status: 'valid' } });
  });

  it('may ask for a new link with one that was used', async () => {
    const link = linkOf(await asked(deps, earlier));
    await handIn(answersTo(link, earlier));
    const wish = { RefID: link, linkStatus: 'valid', referenceNumber: earlier.reference };
    const done = await handIn({ ...wish, email: ADDRESS, emailRetype: ADDRESS }, 'SUPPLINK');
    if (!done || !('submissionId' in done) || !done.submissionId) throw new Error('not handed in');
    const submission = await deps.store.submissions.find(done.submissionId);
    // What came of the link's state is not believed.
    expect(submission && openOwnAnswers(deps.vault, submission)).toMatchObject({
      RefID: link.split('.')[0],
      linkStatus: 'used',
    });
  });
});

describe('purge()', () => {
  it('T-44: forgets a request as long after its end as the answers of a submission', async () => {
    const { id } = await asked(deps, earlier);
    portal.clock.advance(14 * DAY_MS + RETENTION.answersMs - DAY_MS);
    await purge(deps, RETENTION);
    expect(await deps.store.supplements.find(id)).toBeDefined();
    portal.clock.advance(2 * DAY_MS);
    await purge(deps, RETENTION);
    expect(await deps.store.supplements.find(id)).toBeUndefined();
  });
});

function rowsOfRequest(id: string) {
  return portal.stores.db
    .selectFrom('supplementaryRequests')
    .selectAll()
    .where('id', '=', id)
    .execute()
    .then((rows) => ({ rows }));
}

function bytesIn(rows: readonly object[]): string {
  return rows
    .flatMap((each) => Object.values(each))
    .map((value) => (value instanceof Uint8Array ? Buffer.from(value).toString('latin1') : ''))
    .join(' ');
}

async function countOfSubmissions(): Promise<number> {
  const { rows } = {
    rows: await portal.stores.db.selectFrom('submissions').select('id').execute(),
  };
  return rows.length;
}
