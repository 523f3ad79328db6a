import { expect, it } from 'vitest';
import { findingsNote } from '../../../playground/page/findingsNote.ts';
import { en } from '../../../playground/texts/en.ts';
import type { Finding } from '../../../server/forms/check/Finding.ts';

const of = (severity: Finding['severity']) => ({ severity }) as Finding;

it('findingsNote: counts errors and warnings, but no notes', () => {
  const findings = [of('error'), of('info'), of('warning'), of('warning')];
  expect(findingsNote(findings, en)).toEqual({ count: 3, words: '1 error, 2 warnings' });
  expect(findingsNote([of('info')], en).count).toBe(0);
});
