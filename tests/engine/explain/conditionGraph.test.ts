import { expect, it } from 'vitest';
import { conditionGraph } from '../../../engine/explain/conditionGraph.ts';
import { explainedForm } from '../support/explainedForm.ts';

const { words } = await explainedForm();
const { nodes, edges } = conditionGraph(words);

it('conditionGraph: lists steps and fields in page order, each with its parent', () => {
  const rows = nodes.map(({ id, kind, parent = '' }) => `${id} ${kind} ${parent}`.trim());
  expect(rows.slice(0, 2)).toEqual(['step:about step', '/kind field step:about']);
  expect(rows.slice(5)).toEqual([
    'step:company step',
    '/firm group step:company',
    '/firm/name field /firm',
    '/firm/branch field /firm',
    '/spare group step:company',
    '/spare/line field /spare',
    '/spare/town field /spare',
    '/orders list step:company',
    '/orders/*/name field /orders',
    '/orders/*/copies field /orders',
    '/total computed step:company',
  ]);
});

it('conditionGraph: has an edge for each answer that has an effect, with the condition in words', () => {
  const of = (to: string) => edges.filter((edge) => edge.to === to);
  expect(of('step:company')).toEqual([
    {
      from: '/kind',
      to: 'step:company',
      effect: 'shows',
      words: 'Shown only if “Type of applicant” is “Company”',
    },
  ]);
  expect(of('/firm').map(({ from }) => from)).toEqual(['/agrees']);
  expect(of('/firm/branch').map(({ from, effect }) => `${effect} ${from}`)).toEqual([
    'shows /firm/name',
    'requires /extras',
  ]);
  expect(of('/extras')[0]?.words).toBe('Offers “Urgent” only if “Type of applicant” is “Company”');
  expect(of('/total')).toMatchObject([
    { from: '/orders', effect: 'computes', words: 'Computed: the number of records in “Orders”' },
  ]);
  expect(of('/kind')).toEqual([]);
});
