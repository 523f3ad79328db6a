import { expect, it } from 'vitest';
import { cellPath } from '../../../engine/explain/cellPath.ts';
import { explainedForm, explainedState } from '../support/explainedForm.ts';

const { form } = await explainedForm();

it('cellPath: returns the cells on the way, and the first record for a pattern', () => {
  const { root } = explainedState(form, { kind: 'company', orders: [{ name: 'x' }] });
  const { path, isMissing } = cellPath(root, '/orders/*/name');
  expect(path.map(({ node }) => node.pattern)).toEqual([
    '',
    '/orders',
    '/orders/*',
    '/orders/*/name',
  ]);
  expect(isMissing).toBe(false);
});

it('cellPath: ends at a list without the record', () => {
  const { root } = explainedState(form, { kind: 'company' });
  const { path, isMissing } = cellPath(root, '/orders/0/name');
  expect(path.at(-1)?.node.pattern).toBe('/orders');
  expect(isMissing).toBe(true);
});
