import { describe, expect, it } from 'vitest';
import { areFilesWithin } from '../../../engine/rules/filesWithin.ts';

const file = (size: number) => ({ name: 'a.pdf', size, type: '', sha256: '', ref: 'r' });

describe('areFilesWithin()', () => {
  it.each<[string, unknown, boolean]>([
    ['no file', [], true],
    ['one file at the limit', [file(10)], true],
    ['two files at the limit together', [file(4), file(6)], true],
    ['two files over the limit together', [file(4), file(7)], false],
    ['files inside rows', [{ docType: 'x', docFile: file(4) }, { docFile: file(7) }], false],
    ['answers that are no files', [{ size: 99 }, { name: 'x', size: '99' }, 'x', null], true],
  ])('sums the sizes of %s', (_, value, isWithin) => {
    expect(areFilesWithin(value, 10)).toBe(isWithin);
  });
});
