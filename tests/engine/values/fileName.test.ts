import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fileEnding, shownFileName } from '#engine';

describe('shownFileName: the name of a file', () => {
  it.each([
    ['deed.pdf', 'deed.pdf', '.pdf'],
    ['deed\u202efdp.exe', 'deedfdp.exe', '.exe'],
    ['\u2067deed\u2069.PDF', 'deed.PDF', '.pdf'],
    ['deed.pdf\u202e', 'deed.pdf', '.pdf'],
    ['C:\\fakepath\\deed.pdf', 'deed.pdf', '.pdf'],
    ['契約 \u200b書.pdf', '契約 書.pdf', '.pdf'],
    ['\u202e', 'file', ''],
  ])('B-56: %j is shown as %j, and has the extension %j', (name, shown, ending) => {
    expect([shownFileName(name), fileEnding(name)]).toEqual([shown, ending]);
    expect(shownFileName(shown)).toBe(shown);
  });

  it('B-64: is unchanged when it is converted again', () => {
    const pieces = fc.constantFrom(
      'a',
      '.',
      ' ',
      '/',
      '<',
      'CON',
      'e',
      '\u0301',
      '\u200d',
      '\u202e',
      '文',
    );
    const ending = fc.constantFrom('', '.pdf', '.p d', '. ');
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 110, size: 'max' }), ending, (piece, end) => {
        const shown = shownFileName(piece.join('') + end);
        expect(shownFileName(shown)).toBe(shown);
      }),
      { numRuns: 5000 },
    );
  });
});
