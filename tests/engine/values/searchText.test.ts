import { describe, expect, it } from 'vitest';
import { searchText } from '../../../engine/values/searchText.ts';

describe('searchText()', () => {
  it.each([
    ['１２３', '123', 'full-width digits'],
    ['ＬＲ１７２', 'LR172', 'full-width letters'],
    ['灣\u3000仔', '灣 仔', 'the space of Chinese text'],
    ['Nathan\u00a0Road', 'Nathan Road', 'a no-break space'],
    ['Nathan\u202f\u2009Road', 'Nathan  Road', 'narrow spaces'],
    ['\ufeffNathan', 'Nathan', 'a byte order mark'],
    ['Na\ufeffthan', 'Nathan', 'a byte order mark in the middle'],
    ['Nath\u200ban\u2060', 'Nathan', 'zero-width characters'],
    ['Nath\u00adan', 'Nathan', 'a soft hyphen'],
    ['\u200eNathan\u200f', 'Nathan', 'marks of direction'],
    ['\u202aNathan\u202c \u2066Road\u2069', 'Nathan Road', 'embedded directions'],
    ['Cafe\u200b\u0301', 'Café', 'a mark between a letter and its accent'],
    ['\u200b\ufeff\u00ad', '', 'invisible characters only'],
    ['葛\u{e0100}', '葛', 'a variant of a character'],
    ["Queen's Road", "Queen's Road", 'an unchanged text'],
  ])('converts %j to %j (%s)', (text, sought) => {
    expect(searchText(text)).toBe(sought);
    expect(searchText(sought)).toBe(sought);
  });
});
