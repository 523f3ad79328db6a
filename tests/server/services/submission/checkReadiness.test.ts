import { describe, expect, it } from 'vitest';
import type { CatalogueForm } from '../../../../server/ports/forms/FormCatalogue.ts';
import type { Submission } from '../../../../server/ports/store/Submission.ts';
import { checkReadiness } from '../../../../server/services/submission/checkReadiness.ts';
import { planOf } from '../../../support/planNodes.ts';

const NOW = new Date('2026-11-20T02:00:00Z');
const FORM = { hash: 'h1', plan: planOf({}) } as unknown as CatalogueForm;
const SUBMISSION = {
  id: 'SUB1',
  definitionHash: 'h1',
  dataHash: 'd1',
  amountCents: 38000,
  sealedData: Buffer.from('{}'),
} as unknown as Submission;
const request = (id: string, more: object = {}) => ({
  id,
  holder: 'personal',
  optional: false,
  disabled: false,
  later: false,
  verify: [],
  ...more,
});
const signed = (field: string, more: object = {}) => ({
  field,
  status: 'SIGNED',
  dataHash: 'd1',
  ...more,
});

interface Given {
  readonly form?: CatalogueForm | undefined;
  readonly errors?: readonly object[];
  readonly recomputed?: readonly string[];
  readonly submissionType?: string;
  readonly asked?: readonly object[];
  readonly made?: readonly object[];
}

/** Checks a stored submission, and also returns the evaluations that the check needed. */
async function check(given: Given = {}) {
  const inputs: object[] = [];
  const evaluation = {
    data: {},
    errors: given.errors ?? [],
    warnings: [],
    recomputed: given.recomputed ?? [],
    fee: { lines: [], totalCents: 38000 },
  };
  const deps = {
    clock: { now: () => NOW },
    vault: { open: () => Buffer.from('{"name":"CHAN TAI MAN"}') },
    settings: {
      methods: ['visa'],
      taken: ['visa'],
      blockedMethods: [],
      disabledWindows: [],
      asFile: [],
    },
    rules: {
      evaluate: (_: unknown, input: object) => {
        inputs.push(input);
        return evaluation;
      },
      behaviour: () => ({
        submissionType: given.submissionType ?? 'ALLOW_ESUBM',
        isPaymentRequired: true,
        paymentMethodIndex: -1,
        signatures: given.asked ?? [],
        steps: [],
      }),
    },
  } as unknown as Parameters<typeof checkReadiness>[0];
  const records = { signatures: { ofSubmission: async () => given.made ?? [] } };
  const readiness = await checkReadiness(
    deps,
    records as unknown as Parameters<typeof checkReadiness>[1],
    SUBMISSION,
    'form' in given ? given.form : FORM,
  );
  return { inputs, readiness };
}

describe('checkReadiness', () => {
  it('is ready for valid answers, evaluated as a whole at the server’s time', async () => {
    const { readiness, inputs } = await check();
    expect(readiness).toMatchObject({ ready: true, behaviour: { submissionType: 'ALLOW_ESUBM' } });
    expect(inputs).toEqual([
      { data: { name: 'CHAN TAI MAN' }, now: '2026-11-20T02:00:00.000Z', scope: 'all' },
    ]);
  });

  it.each([
    ['a removed definition', undefined],
    ['another definition', { ...FORM, hash: 'h2' } as CatalogueForm],
  ])('refuses %s before it reads the answers', async (_, form) => {
    const { readiness, inputs } = await check({ form });
    expect([readiness, inputs]).toEqual([{ ready: false, result: 'formChanged' }, []]);
  });

  const ERROR = { path: '/name', key: 'validation_required', args: [] };

  it.each([
    ['invalid answers', { errors: [ERROR] }, { result: 'validationError', errors: [ERROR] }],
    [
      'answers that the server computes otherwise',
      { recomputed: ['/total'] },
      { result: 'recomputed', recomputed: ['/total'] },
    ],
    [
      'invalid answers before others',
      { errors: [ERROR], recomputed: ['/total'], submissionType: 'NO_ESUBM' },
      { result: 'validationError' },
    ],
    ['a form on paper', { submissionType: 'NO_ESUBM' }, { result: 'offlineOnly' }],
    ['a form that is only signed', { submissionType: 'SIGN_ONLY' }, { result: 'offlineOnly' }],
  ])('refuses %s', async (_, given, expected) => {
    expect((await check(given)).readiness).toMatchObject({ ready: false, ...expected });
  });

  it.each([
    ['no signature', [], ['a', 'b']],
    ['one of two signatures', [signed('b')], ['a']],
    [
      'a signature that is only prepared',
      [signed('a', { status: 'PREPARED' }), signed('b')],
      ['a'],
    ],
    ['the signature of another field', [signed('c'), signed('b')], ['a']],
  ])('requires the signatures of the form: %s', async (_, made, invalidSignatures) => {
    const { readiness } = await check({ asked: [request('a'), request('b')], made });
    expect(readiness).toEqual({ ready: false, result: 'signatureRequired', invalidSignatures });
  });

  it.each([
    ['a made signature', [request('a')], [signed('a')]],
    ['an optional signature', [request('a', { optional: true })], []],
    ['a signature on paper', [request('a', { disabled: true })], []],
  ])('is ready with %s', async (_, asked, made) => {
    expect((await check({ asked, made })).readiness).toMatchObject({ ready: true });
  });

  it('refuses a signature that covers other answers', async () => {
    const made = [signed('a'), signed('b', { dataHash: 'd0' })];
    const { readiness } = await check({ asked: [request('a'), request('b')], made });
    expect(readiness).toEqual({
      ready: false,
      result: 'signatureFailure',
      invalidSignatures: ['b'],
    });
  });
});
