import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runOutbox } from '../../../../server/jobs/runOutbox.ts';
import { openOwnAnswers } from '../../../../server/services/answers/answers.ts';
import type { ServiceDeps } from '../../../../server/services/contract/ServiceDeps.ts';
import type { createServices } from '../../../../server/services/createServices.ts';
import { getSealed } from '../../../../server/services/files/sealedFiles.ts';
import { openSupplement } from '../../../../server/services/supplement/openSupplement.ts';
import {
  handIn,
  input,
  OTHER,
  openSupplementPortal,
} from '../../../server/support/supplementPortal.ts';
import {
  ADDRESS,
  answersTo,
  asked,
  type HandedIn,
  handedIn,
  linkOf,
  QUESTIONS,
} from '../../../support/askedSubmission.ts';
import { testOutbox } from '../../../support/testOutbox.ts';
import type { TestPortal } from '../../../support/testPortal.ts';

const DAY_MS = 24 * 60 * 60_000;

let portal: TestPortal;
let deps: ServiceDeps;
let services: ReturnType<typeof createServices>;
let earlier: HandedIn;
beforeAll(async () => {
  ({ portal, deps, services } = await openSupplementPortal());
}, 120_000);
beforeEach(async () => {
  portal.clock.set('2026-11-20T10:00:00+08:00');
  earlier = await handedIn(deps);
});
afterAll(() => portal.close());

describe('answers to a request', () => {
  it('invalidate the link when they are submitted, not before', async () => {
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

  it('T-08: return the same submission when its id is submitted again', async () => {
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

  it('contain the id of the request and never its secret', async () => {
    const link = linkOf(await asked(deps, earlier));
    const [id = '', secret = ''] = link.split('.');
    const done = await handIn(services, answersTo(link, earlier));
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

  it('are accepted once when two tabs submit at the same time', async () => {
    const link = linkOf(await asked(deps, earlier));
    const done = await Promise.all(
      ['c', 'd'].map((name) =>
        handIn(services, answersTo(link, earlier), 'SUPPINFO', name.repeat(64)),
      ),
    );
    const results = done.map((each) => (each && 'result' in each ? each.result : undefined));
    expect(results.toSorted()).toEqual(['ok', 'validationError']);
    expect(done).toContainEqual({
      result: 'validationError',
      errors: [{ path: '/linkToken', key: 'linkUsed', args: [] }],
    });
  });

  it('are accepted for a day after the link expires', async () => {
    const link = linkOf(await asked(deps, earlier));
    portal.clock.advance(14 * DAY_MS + DAY_MS - 1);
    expect(await services.saveSubmission(input(answersTo(link, earlier)))).toMatchObject({
      result: 'ok',
    });
    portal.clock.advance(1);
    expect(await handIn(services, answersTo(link, earlier))).toEqual({
      result: 'validationError',
      errors: [{ path: '/linkToken', key: 'linkExpired', args: [] }],
    });
  });

  const row = (index: number) => ({ prompt: QUESTIONS[index], answer: 'Yes.' });
  it.each<[string, Record<string, unknown>, string, string]>([
    ['a missing row', { questions: [row(0)] }, '/questions', 'linkQuestionsChanged'],
    ['an extra row', { questions: [row(0), row(1), row(1)] }, '/questions', 'linkQuestionsChanged'],
    [
      'rows in another order',
      { questions: [row(1), row(0)] },
      '/questions',
      'linkQuestionsChanged',
    ],
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
    ['an unknown link', { linkToken: OTHER }, '/linkToken', 'linkExpired'],
    ['the bare id', { linkToken: '0'.repeat(26) }, '/linkToken', 'linkExpired'],
    ['a link that is a number', { linkToken: 7 }, '/linkToken', 'linkExpired'],
  ])('are refused with %s, and nothing is stored', async (_, change, path, key) => {
    const link = linkOf(await asked(deps, earlier));
    const before = await countOfSubmissions();
    const answers = { ...answersTo(link, earlier), ...change };
    const errors = [{ path, key, args: [] }];
    expect(await handIn(services, answers)).toEqual({ result: 'validationError', errors });
    expect(await countOfSubmissions()).toBe(before);
    expect(await openSupplement(deps, link)).toMatchObject({ request: { status: 'valid' } });
  });

  it('record the state of a used link when they request a new link', async () => {
    const link = linkOf(await asked(deps, earlier));
    await handIn(services, answersTo(link, earlier));
    const wish = { RefID: link, linkStatus: 'valid', referenceNumber: earlier.reference };
    const done = await handIn(
      services,
      { ...wish, email: ADDRESS, emailRetype: ADDRESS },
      'SUPPLINK',
    );
    if (!done || !('submissionId' in done) || !done.submissionId) throw new Error('not handed in');
    const submission = await deps.store.submissions.find(done.submissionId);
    // The server ignores the link state in the answers.
    expect(submission && openOwnAnswers(deps.vault, submission)).toMatchObject({
      RefID: link.split('.')[0],
      linkStatus: 'used',
    });
  });
});

async function countOfSubmissions(): Promise<number> {
  const { rows } = {
    rows: await portal.stores.db.selectFrom('submissions').select('id').execute(),
  };
  return rows.length;
}
