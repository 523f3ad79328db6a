import { expect, it } from 'vitest';
import { STANDARD } from '../../../../engine/compiler/validators/standardSchema.ts';

it('STANDARD: accepts and refuses schemas by JSON Schema 2020-12, without a word to the console', () => {
  expect(STANDARD.validateSchema({ type: 'string', format: 'unknown-format' })).toBe(true);
  expect(STANDARD.validateSchema({ type: 'text' })).toBe(false);
  expect(STANDARD.errors?.[0]?.instancePath).toBe('/type');
});
