import { describe, expect, it } from 'vitest';
import type { FormFiles } from '#compiler';
import { isPaymentRequired, type Manifest } from '#engine';
import { makeFiles, makeForm, NOW } from '../../support/makeForm.ts';
import { compile } from '../../support/readForms.ts';

const TEXT = { type: 'string' };
const LIST = { type: 'array', items: { type: 'object', properties: { a: TEXT, b: TEXT } } };

interface Case {
  readonly title: string;
  readonly files: FormFiles;
  readonly code: string;
  readonly at: string;
  readonly remedy?: string;
}

function manifestCase(
  title: string,
  manifest: Record<string, unknown>,
  code: string,
  at: string,
  remedy?: string,
): Case {
  const files = makeFiles({ a: TEXT, b: TEXT, list: LIST });
  // JSON that an author wrote need not have the expected type.
  const written = {
    ...files,
    manifest: JSON.parse(JSON.stringify({ ...files.manifest, ...manifest })),
  };
  const base = { title, files: written, code, at: `manifest.json${at}` };
  return remedy === undefined ? base : { ...base, remedy };
}

const CASES: readonly Case[] = [
  manifestCase(
    'a step with an unknown field',
    { steps: [{ id: 's', fields: ['/a', '/b', '/list', '/c'] }] },
    'unknown-pointer',
    '/steps/0/fields/3',
  ),
  manifestCase(
    'a field in no step',
    { steps: [{ id: 's', fields: ['/a', '/list'] }] },
    'field-in-no-step',
    '/steps',
    '"/b"',
  ),
  manifestCase(
    'a field in two steps',
    {
      steps: [
        { id: 's', fields: ['/a', '/b', '/list'] },
        { id: 't', fields: ['/a'] },
      ],
    },
    'field-in-two-steps',
    '/steps',
  ),
  manifestCase(
    'a reserved step id',
    { steps: [{ id: 'confirmation', fields: ['/a', '/b', '/list'] }] },
    'bad-manifest',
    '/steps/0/id',
  ),
  manifestCase(
    'two steps with one id',
    {
      steps: [
        { id: 's', fields: ['/a', '/b'] },
        { id: 's', fields: ['/list'] },
      ],
    },
    'twice',
    '/steps/1/id',
  ),
  manifestCase('no steps', { steps: undefined }, 'bad-manifest', '/steps'),
  manifestCase('a step without fields', { steps: [{ id: 's' }] }, 'bad-manifest', '/steps/0'),
  manifestCase('the code of another folder', { code: 'LR998' }, 'bad-manifest', '/code'),
  manifestCase(
    'no submission type',
    { submissionType: undefined },
    'bad-manifest',
    '/submissionType',
  ),
  manifestCase(
    'a condition of the submission type',
    { submissionType: JSON.parse('[{ "when": { "/c": { "const": 1 } }, "then": "NO_ESUBM" }]') },
    'unknown-pointer',
    '/submissionType/0/when/~1c',
  ),
  manifestCase(
    'a signer name that is not a field',
    { signatures: [{ id: 's', holder: 'personal', name: '/c' }] },
    'unknown-pointer',
    '/signatures/0/name',
  ),
  manifestCase(
    'a fee over a field that is not a list',
    { payment: { required: true, items: [{ id: 'f', each: '/a', unitPrice: '1.00' }] } },
    'bad-expression',
    '/payment/items/0/each',
  ),
  manifestCase(
    'a payment without items',
    { payment: { required: true } },
    'bad-manifest',
    '/payment',
  ),
  manifestCase(
    'an autofill of an unknown field',
    { autofill: { enName: '/c' } },
    'unknown-pointer',
    '/autofill/enName',
  ),
  manifestCase(
    'an autofill of a list',
    { autofill: { enName: '/list' } },
    'unfit-pointer',
    '/autofill/enName',
  ),
  manifestCase(
    'a resume step that does not exist',
    { resume: { fromStep: 'particular' } },
    'unknown-step',
    '/resume/fromStep',
    'Did you mean "particulars"?',
  ),
  manifestCase(
    'a fee with two operators',
    {
      payment: {
        required: true,
        items: [{ id: 'f', unitPrice: { add: ['1'], multiply: ['2', '3'] } }],
      },
    },
    'bad-expression',
    '/payment/items/0/unitPrice/multiply',
    'inside the other',
  ),
  manifestCase(
    'an export of an unknown field of a row',
    { export: { rows: { each: '/list', as: { x: 'c' } } } },
    'unknown-pointer',
    '/export/rows/as/x',
  ),
];

describe('compileForm: reports to the author', () => {
  it.each(CASES)('$title in the manifest', ({ files, code, at, remedy }) => {
    const { plan, validatorSource, diagnostics } = compile(files);
    const found = diagnostics.filter((each) => each.code === code);
    expect([plan, validatorSource]).toEqual([undefined, undefined]);
    expect(found.map(({ file, pointer }) => `${file}${pointer}`)).toContain(`forms/LR999/${at}`);
    for (const each of found) expect([each.message, each.remedy]).not.toContain('');
    if (remedy !== undefined) expect(found.map((each) => each.remedy).join()).toContain(remedy);
  });
});

describe('attributes for external systems', () => {
  const LISTS: Partial<Manifest> = {
    disableIAMSmart: true,
    autofill: { enName: '/name' },
    documents: [{ id: 'annex', template: 'annex-2' }],
    payment: { required: true, items: [], online: ['fps'], offline: ['cheque'] },
  };

  it('appear unchanged in the plan', () => {
    const files = makeFiles({ name: TEXT, kind: TEXT }, { manifest: LISTS });
    const { plan } = compile(files);
    expect(plan?.manifest).toMatchObject(LISTS);
    expect(plan?.documents).toEqual([{ id: 'annex', template: 'annex-2' }]);
  });
});

describe('ignorePayment', () => {
  it('is expressed by an entry of payment.required: no payment is due under its condition', async () => {
    const free = { when: { '/kind': { const: 'reduce' } }, then: false };
    const required = [free, { then: true }];
    const { plan, validator } = await makeForm(
      { name: TEXT, kind: TEXT },
      { manifest: { payment: { required, items: [] } } },
    );
    const isDue = (kind: string) => isPaymentRequired(plan, validator, { kind }, NOW);
    expect(['topUp', 'reduce'].map(isDue)).toEqual([true, false]);
  });
});
