import { Text } from '@codemirror/state';
import { expect, it } from 'vitest';
import { findingMarks } from '../../../playground/editor/findingMarks.ts';

const TEXT = Text.of(['{', '  "type": "text"', '}']);
const FINDING = {
  file: 'forms/MYFORM/schema.json',
  line: 2,
  column: 11,
  severity: 'error',
  code: 'unknown-type',
  message: 'There is no type "text"',
  remedy: 'Did you mean "string"?',
} as const;

it('findingMarks: marks the value at the place of a finding', () => {
  const [mark] = findingMarks(TEXT, [FINDING]);
  expect(TEXT.sliceString(mark?.from ?? 0, mark?.to)).toBe('"text"');
  expect(mark).toMatchObject({
    severity: 'error',
    message: 'There is no type "text". Remedy: Did you mean "string"?',
  });
});

it('findingMarks: accepts a place that the text no longer has', () => {
  const [mark] = findingMarks(TEXT, [{ ...FINDING, line: 9, column: 9 }]);
  expect(mark?.to).toBeLessThanOrEqual(TEXT.length);
});
