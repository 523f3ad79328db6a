import { expect, it } from 'vitest';
import { validators } from '../../../scripts/fuzz/validators.ts';
import { printedLines } from '../support/printedLines.ts';

const lines = printedLines();

it('validators: compares as many payloads of each form as requested, and reports each form', async () => {
  const result = await validators.run({ seconds: 60, count: 3, seed: 1, forms: ['LRSI1'] });
  expect(result).toEqual({ runs: 3, findings: [] });
  expect(lines()).toEqual(['LRSI1: 3 payloads, no difference']);
});
