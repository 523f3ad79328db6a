import { beforeAll, expect, it } from 'vitest';
import { behaviourOf, evaluateForm, exportData } from '#engine';
import { type OpenForm, openForm } from './support/openForm.ts';

const NOW = '2026-11-20T10:00:00+08:00';

let form: OpenForm;
beforeAll(async () => {
  form = await openForm('ATI');
});

it('ATI: passes forms:check without a finding', () => {
  expect(form.findings).toEqual([]);
});

it('ATI: is submitted online, free of charge and without a signature', async () => {
  const data = await form.sample('minimal');
  expect(behaviourOf(form.plan, form.validator, data, NOW)).toMatchObject({
    submissionType: 'ALLOW_ESUBM',
    isPaymentRequired: false,
    signatures: [],
  });
  expect(evaluateForm(form.plan, form.validator, { data, now: NOW }).fee.lines).toEqual([]);
});

it('ATI: has the steps part A and part B, and offers only the salutations Mr and Ms', () => {
  expect(form.plan.steps.map(({ id }) => id)).toEqual([
    'part_a_info_requested',
    'part_b_applicant',
  ]);
  const salutation = form.plan.root.children.find(({ key }) => key === 'salutation');
  expect(salutation).toMatchObject({ options: [{ value: 'Mr' }, { value: 'Ms' }] });
});

it('ATI: refuses a salutation that it does not offer', async () => {
  const data = { ...(await form.sample('minimal')), salutation: 'Mrs' };
  expect(() => evaluateForm(form.plan, form.validator, { data, now: NOW })).toThrow('enum');
});

it('ATI: exports the request and the applicant, with line breaks', async () => {
  const data = exportData(form.plan, form.validator, await form.sample('full'), NOW);
  expect(data).toMatchObject({
    infoRequested: 'Minutes of the customer liaison group.\nPlease include the annexes.',
    accessForm: ['paperCopy', 'electronicCopy', 'inspection', 'other'],
    onBehalfOf: 'EXAMPLE FOUNDATION',
    address: { region: 'NT', district: 'ST' },
    emailAddr: 'wong@example.hk',
  });
});
