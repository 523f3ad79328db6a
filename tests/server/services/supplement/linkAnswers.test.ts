import { describe, expect, it } from 'vitest';
import type { FormData } from '#engine';
import { EnvelopeVault } from '../../../../server/adapters/crypto/EnvelopeVault.ts';
import type { CatalogueForm } from '../../../../server/ports/forms/FormCatalogue.ts';
import type { Submission } from '../../../../server/ports/store/Submission.ts';
import type { SupplementaryRequest } from '../../../../server/ports/store/SupplementaryRequests.ts';
import { secretHash } from '../../../../server/services/answers/secretHash.ts';
import { linkAnswers, spendLink } from '../../../../server/services/supplement/linkAnswers.ts';
import { sealQuestions } from '../../../../server/services/supplement/sealedQuestions.ts';
import { linkText } from '../../../../server/services/supplement/supplementLink.ts';
import { leaf, list, planOf } from '../../../support/planNodes.ts';

const NOW = new Date('2026-11-20T02:00:00Z');
const HOUR_MS = 60 * 60_000;
const ago = (hours: number) => new Date(NOW.getTime() - hours * HOUR_MS);
const VAULT = new EnvelopeVault([{ id: 'test', key: Buffer.alloc(32, 3) }]);
const ID = '01JC7Z0000000000000000000A';
const SECRET = 'a'.repeat(43);
const LINK = linkText(ID, SECRET);
const REQUEST = {
  id: ID,
  secretHash: secretHash(SECRET),
  submissionId: 'SUB0',
  referenceNumber: 'LR-1',
  formCode: 'LR164',
  sealedQuestions: sealQuestions(VAULT, ID, ['Which flat?', '哪一層？']),
  expiresAt: new Date(NOW.getTime() + HOUR_MS),
} as unknown as SupplementaryRequest;

const from = (origin: 'query' | 'request', name: string) => ({ prefill: { from: origin, name } });
const PLAN = planOf({
  link: leaf('text', from('query', 'RefID')),
  reference: leaf('text', from('query', 'reference')),
  status: leaf('text', from('request', 'status')),
  questions: list({
    prompt: leaf('text', from('request', 'questions/prompt')),
    answer: leaf('text'),
  }),
});
const ROWS = [
  { prompt: 'Which flat?', answer: '3A' },
  { prompt: '哪一層？', answer: '7' },
];
const ANSWERS: FormData = { link: LINK, reference: 'LR-1', status: 'valid', questions: ROWS };

/** Reads answers of the form `code`; the store has the request with these changes. */
const read = (formData: FormData, change: Partial<SupplementaryRequest> = {}, code = 'SUPPINFO') =>
  linkAnswers(
    {
      vault: VAULT,
      clock: { now: () => NOW },
      store: {
        supplements: {
          find: async (id: string) => (id === ID ? { ...REQUEST, ...change } : undefined),
        },
      },
    } as unknown as Parameters<typeof linkAnswers>[0],
    { code, plan: PLAN },
    formData,
  );
const fault = (path: string, key: string) => ({
  result: 'validationError',
  errors: [{ path, key, args: [] }],
});

describe('linkAnswers', () => {
  it('replaces the link by the id of the request, without its secret', async () => {
    const { formData } = (await read(ANSWERS)) as { formData: FormData };
    expect(formData).toEqual({ ...ANSWERS, link: ID });
    expect(JSON.stringify(formData)).not.toContain(SECRET);
  });

  it('replaces received data by the Registry’s own', async () => {
    expect(await read({ ...ANSWERS, status: 'used' })).toEqual({
      formData: { ...ANSWERS, link: ID, status: 'valid' },
    });
  });

  it.each([[{}], [{ reference: 'LR-9' }]])(
    'does not change answers without a link: %j',
    async (formData) => {
      expect(await read(formData)).toEqual({ formData });
    },
  );

  it.each([
    ['an unknown id', { link: linkText('01JC7Z0000000000000000000B', SECRET) }, {}],
    ['another secret', { link: linkText(ID, 'b'.repeat(43)) }, {}],
    ['the id alone', { link: ID }, {}],
    ['an empty text', { link: '' }, {}],
    ['null', { link: null }, {}],
    ['an object', { link: { id: ID } }, {}],
    ['a revoked request', {}, { revokedAt: ago(1) }],
    ['a request that expired a day ago', {}, { expiresAt: ago(24) }],
  ])('refuses %s as expired', async (_, answers, change) => {
    const formData = { ...ANSWERS, ...answers } as FormData;
    expect(await read(formData, change)).toEqual(fault('/link', 'linkExpired'));
  });

  it('accepts answers within a day after the link expired', async () => {
    const answers = await read(ANSWERS, { expiresAt: new Date(ago(24).getTime() + 1) });
    expect(answers).toMatchObject({ formData: { link: ID } });
  });

  it.each([[{ usedAt: ago(1) }], [{ usedAt: ago(1), revokedAt: ago(1) }]])(
    'refuses a used request: %j',
    async (change) => {
      expect(await read(ANSWERS, change)).toEqual(fault('/link', 'linkUsed'));
    },
  );

  it.each([['LR-2'], [''], [undefined], [['LR-1']]])(
    'refuses answers about another submission: %j',
    async (reference) => {
      const formData = { ...ANSWERS, reference } as FormData;
      expect(await read(formData)).toEqual(fault('/reference', 'linkOtherSubmission'));
    },
  );

  const [FIRST = {}, SECOND = {}] = ROWS;

  it.each([
    ['another question', [{ ...FIRST, prompt: 'Which floor?' }, SECOND]],
    ['a question without its last sign', [{ ...FIRST, prompt: 'Which flat' }, SECOND]],
    ['another order', [SECOND, FIRST]],
    ['a question less', [FIRST]],
    ['a question more', [FIRST, SECOND, { prompt: 'Why?', answer: '' }]],
    ['rows that are no objects', ['Which flat?', '哪一層？']],
    ['no rows', []],
    ['no list', 'Which flat?'],
    ['nothing', undefined],
  ])('refuses answers to %s', async (_, questions) => {
    const formData = { ...ANSWERS, questions } as FormData;
    expect(await read(formData)).toEqual(fault('/questions', 'linkQuestionsChanged'));
  });

  it('accepts any answers to the questions', async () => {
    const questions = [{ ...FIRST, answer: '' }, { prompt: '哪一層？' }];
    expect(await read({ ...ANSWERS, questions })).toMatchObject({ formData: { questions } });
  });

  it('never returns the secret of an unknown link in another form', async () => {
    const link = linkText(ID, 'b'.repeat(43));
    const answers = await read({ link, status: 'valid' }, {}, 'SUPPLINK');
    expect(answers).toEqual({ formData: { status: 'unknown' } });
  });
});

describe('spendLink', () => {
  const submission = (data: object) =>
    ({
      id: 'SUB1',
      sealedData: VAULT.seal(
        { table: 'submissions', row: 'SUB1', column: 'sealed_data' },
        Buffer.from(JSON.stringify(data)),
      ),
    }) as unknown as Submission;

  /** Uses the link of answers; `isFirst` is false when another tab used the link first. */
  async function spend(data: object, isFirst = true, code = 'SUPPINFO', change: object = {}) {
    const steps: unknown[] = [];
    const records = {
      supplements: {
        use: async (...use: unknown[]) => {
          steps.push(use);
          return isFirst;
        },
        find: async () => ({ ...REQUEST, ...change }),
      },
      events: { append: async (event: object) => void steps.push(event) },
    } as unknown as Parameters<typeof spendLink>[1];
    const form = { code, plan: PLAN } as CatalogueForm;
    return {
      steps,
      fault: await spendLink({ vault: VAULT }, records, submission(data), form, NOW),
    };
  }

  it('marks the request as used, in the history of the earlier submission', async () => {
    const { steps, fault: found } = await spend({ link: ID });
    expect(found).toBeUndefined();
    expect(steps).toEqual([
      [ID, { usedBy: 'SUB1', now: NOW, expiredBefore: ago(24) }],
      {
        submissionId: 'SUB0',
        at: NOW,
        kind: 'supplement.answered',
        detail: { requestId: ID, by: 'SUB1' },
      },
    ]);
  });

  it.each([
    ['was used by another tab', { usedAt: NOW }, 'linkUsed'],
    ['was revoked meanwhile', { revokedAt: NOW }, 'linkExpired'],
    ['cannot be used', {}, 'linkExpired'],
  ])('refuses a request that %s', async (_, change, key) => {
    const { steps, fault: found } = await spend({ link: ID }, false, 'SUPPINFO', change);
    expect(found).toEqual(fault('/link', key));
    expect(steps).toHaveLength(1);
  });

  it.each([
    ['answers without a link', {}, 'SUPPINFO'],
    ['a link that is no text', { link: { id: ID } }, 'SUPPINFO'],
    ['another form', { link: ID }, 'SUPPLINK'],
  ])('uses no link for %s', async (_, data, code) => {
    const { steps, fault: found } = await spend(data, true, code);
    expect([steps, found]).toEqual([[], undefined]);
  });
});
