import { expect, it } from 'vitest';
import { listed } from '../../../../engine/external-schema/documents/listed.ts';

it('listed: names twelve at most and counts the others', () => {
  const names = Array.from({ length: 14 }, (_, index) => `n${index}`);
  expect(listed(names.slice(0, 12))).toMatch(/n11$/);
  expect(listed(names)).toMatch(/, n11 and 2 more$/);
});
