import { describe, expect, it } from 'vitest';
import { readSupplementWish } from '../../../../server/services/supplement/readSupplementWish.ts';

const GIVEN = { reference: 'LR164-261120-123456', questions: ['Which floor?'] };
const DAYS_FAULT = '--days: a whole number from 1 to 90';
const MAIL_FAULT = '--mail: one plain e-mail address';
const REFERENCE_FAULT = 'REFERENCE: letters, digits and hyphens, at most 30';

describe('readSupplementWish', () => {
  it('returns the request, with 14 days and trimmed questions', () => {
    expect(readSupplementWish({ ...GIVEN, questions: [' Which floor?\nWhich flat? '] })).toEqual({
      wish: { ...GIVEN, questions: ['Which floor?\nWhich flat?'], days: 14 },
    });
  });

  it('returns the address and the days that were given', () => {
    const more = { mail: 'chan.taiman@example.hk', days: 90 };
    expect(readSupplementWish({ ...GIVEN, ...more })).toEqual({ wish: { ...GIVEN, ...more } });
  });

  it.each([
    ['no reference', { reference: undefined }, [REFERENCE_FAULT]],
    ['a path as reference', { reference: '../x' }, [REFERENCE_FAULT]],
    ['a reference of 31 characters', { reference: 'x'.repeat(31) }, [REFERENCE_FAULT]],
    ['no question', { questions: [] }, ['--question: 1 to 20 of them']],
    ['one text instead of a list', { questions: 'Why?' }, ['--question: 1 to 20 of them']],
    ['21 questions', { questions: Array(21).fill('Why?') }, ['--question: 1 to 20 of them']],
    ['an empty question', { questions: ['Why?', ' '] }, ['--question 2: 1 to 500 characters']],
    ['a number as question', { questions: [7] }, ['--question 1: 1 to 500 characters']],
    ['a long question', { questions: ['x'.repeat(501)] }, ['--question 1: 1 to 500 characters']],
    [
      'an escape sequence',
      { questions: ['\u001b[2J'] },
      ['--question 1: has a character that hides or acts'],
    ],
    [
      'a zero-width space',
      { questions: ['a\u200bb'] },
      ['--question 1: has a character that hides or acts'],
    ],
    ['two addresses', { mail: 'a@b.hk,c@d.hk' }, [MAIL_FAULT]],
    ['an address with a line break', { mail: 'a@b.hk\nBcc: c@d.hk' }, [MAIL_FAULT]],
    ['an address without a domain', { mail: 'a@b' }, [MAIL_FAULT]],
    ['an address of 255 characters', { mail: `a@${'b'.repeat(250)}.hk` }, [MAIL_FAULT]],
    ['0 days', { days: 0 }, [DAYS_FAULT]],
    ['91 days', { days: 91 }, [DAYS_FAULT]],
    ['half a day', { days: 1.5 }, [DAYS_FAULT]],
    ['days as text', { days: '7' }, [DAYS_FAULT]],
  ])('refuses %s', (_, more, faults) => {
    expect(readSupplementWish({ ...GIVEN, ...more })).toEqual({ faults });
  });

  it('lists every fault', () => {
    expect(readSupplementWish({ mail: '', days: -1 })).toEqual({
      faults: [REFERENCE_FAULT, '--question: 1 to 20 of them', MAIL_FAULT, DAYS_FAULT],
    });
  });
});
