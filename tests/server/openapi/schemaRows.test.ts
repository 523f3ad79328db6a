import { expect, it } from 'vitest';
import { schemaRows } from '../../../server/openapi/schemaRows.ts';

it('schemaRows(): reports nested objects and lists by their path', () => {
  const item = { type: 'object', properties: { amount: { type: 'string' } }, required: ['amount'] };
  const rows = schemaRows({
    properties: {
      orders: { type: 'array', items: item, description: 'Items to pay for.' },
      checks: { type: 'object', additionalProperties: { enum: ['ok', 'failed'] } },
    },
    required: ['orders'],
  });
  expect(rows).toEqual([
    { name: 'orders', type: 'list of object', isRequired: true, description: 'Items to pay for.' },
    { name: 'orders[].amount', type: 'string', isRequired: true },
    { name: 'checks', type: 'object', isRequired: false },
    { name: 'checks.*', type: '"ok" or "failed"', isRequired: false },
  ]);
});
