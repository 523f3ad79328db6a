import { expect, it } from 'vitest';
import { samplesOf } from '../../../playground/model/samplesOf.ts';

it('samplesOf: lists readable samples by name', () => {
  const files = {
    'schema.json': '{"formData": {}}',
    'samples/post.json': '{"formData": {"name": "CHAN"}}',
    'samples/broken.json': '{"formData": ',
    'samples/empty.json': 'null',
    'samples/full.json': '{"formData": {}}',
  };
  expect(samplesOf({ code: 'MYFORM', files })).toEqual([
    { name: 'full', formData: {} },
    { name: 'post', formData: { name: 'CHAN' } },
  ]);
});
