import { describe, expect, it } from 'vitest';
import { idiomsIn } from '../../../scripts/words/idiomsIn.ts';

const words = (comment: string) => idiomsIn('a.ts', `/** ${comment} */`).map(({ word }) => word);

describe('idiomsIn()', () => {
  it.each([
    ['The value stands here.', 'stands'],
    ['The user is told.', 'told'],
    ['As the form said.', 'said'],
    ['The listener hears it.', 'hears'],
    ['Drawn anew.', 'anew'],
    ['Gone by then.', 'by then'],
    ['For whoever asks.', 'whoever'],
    ['When there is none.', 'is none'],
    ['The list is at its limit.', 'is at'],
    ['It comes to its end.', 'comes to its end'],
    ['The fee is reckoned.', 'reckoned'],
    ['It shall pass.', 'shall'],
    ['What a field holds.', 'What'],
    ['A rule. Who calls it waits.', 'Who'],
    ['Of a list: its rows.', 'Of'],
  ])('finds the idiom in %j', (comment, word) => {
    expect(words(comment)).toEqual([word]);
  });

  it.each([
    ['HKID stands for Hong Kong identity card.'],
    ['The list is at most 50 rows.'],
    ['What happens after a rejection?'],
    ['Checks what a field holds, and who signs it.'],
    ['Returns the value of the field.'],
  ])('accepts %j', (comment) => {
    expect(words(comment)).toEqual([]);
  });

  it('returns the line and the replacement', () => {
    expect(idiomsIn('a.ts', 'a();\n// Drawn anew.')).toEqual([
      { line: 2, word: 'anew', instead: 'again' },
    ]);
  });
});
