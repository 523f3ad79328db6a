import { expect, it } from 'vitest';
import { messageIn } from '../../../server/openapi/components.ts';

it('messageIn(): refuses a reference outside the shared parts', () => {
  const schema = { $id: 'x', title: 'X', properties: { a: { $ref: 'other.json#/a' } } };
  expect(() => messageIn({}, schema)).toThrow('Cannot document the reference other.json#/a');
});
