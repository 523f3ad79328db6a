import type { FastifyRequest } from 'fastify';
import { describe, expect, it } from 'vitest';
import type { ReviewRequest } from '#schemas/types/review-request.generated.d.ts';
import {
  type EvaluationDeps,
  reviewedAnswers,
} from '../../../../server/routes/submission/reviewedAnswers.ts';
import { CURRENT_HASH, ENDED_HASH, routeForms } from '../../support/routeForms.ts';

const NOW = '2026-11-20T10:00:00+08:00';
const FEE = { lines: [], totalCents: 38_000 };
const ERROR = { path: '/name', key: 'validation_required', args: [] };
const FILE = { name: 'scan.pdf', type: 'application/pdf', file: 'AAAA' };

interface Given {
  readonly errors?: readonly object[];
  readonly recomputed?: readonly object[];
  readonly wire?: object;
  readonly detail?: object;
  readonly hash?: string;
  /** Whether the inspector refuses every file. */
  readonly isBad?: boolean;
}

/** Evaluates the answers of a call; also returns the inputs of the rules. */
async function review({ errors = [], recomputed = [], wire = {}, detail, hash, isBad }: Given) {
  const inputs: object[] = [];
  const deps = {
    forms: routeForms(),
    rules: {
      evaluate: (_: unknown, input: { readonly data: object }) => {
        inputs.push(input);
        return { data: input.data, errors, recomputed, fee: FEE };
      },
    },
    inspector: {
      inspect: async () =>
        isBad ? { ok: false, key: 'validation_wrongFileType', args: ['.pdf'] } : { ok: true },
    },
  } as unknown as EvaluationDeps;
  const request = {
    headers: hash === undefined ? {} : { 'form-definition': hash },
    body: { formData: wire, submissionDetail: { lang: 'TradChn', ...detail } },
  } as unknown as FastifyRequest<{ Body: ReviewRequest }>;
  return { inputs, reviewed: await reviewedAnswers(deps, 'LR164', request, NOW) };
}

describe('reviewedAnswers', () => {
  it('returns the answers, the fee and the language', async () => {
    const { inputs, reviewed } = await review({ wire: { name: 'CHAN TAI MAN' } });
    const data = { name: 'CHAN TAI MAN' };
    expect(inputs).toEqual([{ data, now: NOW, scope: 'steps' }]);
    expect(reviewed).toMatchObject({
      answers: { form: { hash: CURRENT_HASH }, data, fee: FEE, language: 'zh-Hant' },
    });
  });

  it('checks only the given answers of a draft', async () => {
    const { inputs } = await review({ detail: { isDraft: true } });
    expect(inputs).toMatchObject([{ scope: 'given' }]);
  });

  it.each<[string, Given, object]>([
    ['wrong answers', { errors: [ERROR] }, { validationErr: [ERROR] }],
    [
      'wrong answers before others',
      { errors: [ERROR], recomputed: [{ path: '/sum' }], isBad: true, wire: { file: FILE } },
      { result: 'validationError', validationErr: [ERROR] },
    ],
    [
      'a refused file',
      { isBad: true, wire: { file: FILE }, recomputed: [{ path: '/sum' }] },
      {
        result: 'validationError',
        validationErr: [{ path: '/file', key: 'validation_wrongFileType', args: ['.pdf'] }],
      },
    ],
    [
      'other computed answers',
      { recomputed: [{ path: '/sum', value: 1 }] },
      { result: 'recomputed', recomputed: [{ path: '/sum', value: 1 }] },
    ],
    ['an ended definition', { hash: ENDED_HASH }, { result: 'formChanged' }],
  ])('B-56: refuses %s', async (_, given, expected) => {
    expect((await review(given)).reviewed).toMatchObject({ refusal: expected });
  });

  it('throws badFormData for an unknown name', async () => {
    await expect(review({ wire: { other: 'x' } })).rejects.toMatchObject({
      kind: { name: 'BAD_FORM_DATA' },
    });
  });
});
