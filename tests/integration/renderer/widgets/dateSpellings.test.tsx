// @vitest-environment jsdom
import { cleanup, fireEvent } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { dateBox, perform } from '../../../support/dateBox.ts';

afterEach(cleanup);

describe('a date on paste or blur', () => {
  const day = fc.date({
    min: new Date(Date.UTC(1900, 0, 1)),
    max: new Date(Date.UTC(2099, 11, 31)),
    noInvalidDate: true,
  });
  const wide = (text: string) =>
    text.replace(/[!-~]/g, (character) => String.fromCharCode(character.charCodeAt(0) + 0xfee0));
  const SPELLINGS: readonly ((d: number, m: number, y: number) => string)[] = [
    (d, m, y) => `${d}/${m}/${y}`,
    (d, m, y) => `${d}.${m}.${y}`,
    (d, m, y) => `${y}-${two(m)}-${two(d)}`,
    (d, m, y) => `${y}${two(m)}${two(d)}`,
    (d, m, y) => `${two(d)}${two(m)}${y}`,
    (d, m, y) => `${y}年${m}月${d}日`,
    (d, m, y) => `${y} 年 ${m} 月 ${d} 日`,
    (d, m, y) => `${d} ${MONTHS[m - 1]} ${y}`,
    (d, m, y) => `${d} ${MONTHS[m - 1]?.slice(0, 3)} ${y}`,
    (d, m, y) => `${MONTHS[m - 1]} ${d}, ${y}`,
    (d, m, y) => wide(`${d}/${m}/${y}`),
  ];
  const aSpelling = fc.constantFrom(...SPELLINGS);

  it('D-03: is parsed in every common spelling', () => {
    fc.assert(
      fc.property(day, aSpelling, fc.boolean(), (date, spell, isPasted) => {
        const [d, m, y] = [date.getUTCDate(), date.getUTCMonth() + 1, date.getUTCFullYear()];
        const text = spell(d, m, y);
        const { box, store } = dateBox();
        if (isPasted) fireEvent.paste(box, { clipboardData: { getData: () => ` ${text} ` } });
        else {
          fireEvent.input(box, { target: { value: text } });
          fireEvent.blur(box);
        }
        expect([box.value, store.get('/it')]).toEqual(Array(2).fill(`${two(d)}/${two(m)}/${y}`));
      }),
      { numRuns: 120 },
    );
  });

  it.each([
    ['20 Nov 2026', '20/11/2026'],
    ['20-Nov-2026', '20/11/2026'],
    ['20th November 2026', '20/11/2026'],
    ['1 Dec 2026', '01/12/2026'],
    ['2026-12-01', '01/12/2026'],
    ['2026/12/1', '01/12/2026'],
    ['20261201', '01/12/2026'],
    ['2026.1.5', '05/01/2026'],
  ])('U-11: %j typed key by key is parsed as %j, despite the inserted slashes', (typed, date) => {
    const { box, store } = dateBox();
    for (const text of typed) perform(box, { kind: 'type', at: box.value.length, text });
    fireEvent.blur(box);
    expect([box.value, store.get('/it')]).toEqual([date, date]);
  });

  it.each(['1/2/26', '01/01/26', '20/11/26', '2026', 'tomorrow', '32 Foo 2026', '19/2026'])(
    'B-43: %j, which is not a clear date, is not changed',
    (text) => {
      const { box, store } = dateBox();
      fireEvent.input(box, { target: { value: text } });
      fireEvent.blur(box);
      expect([box.value, store.get('/it')]).toEqual([text, text]);
    },
  );

  it('is pasted by the browser if the input already contains text', () => {
    const { box } = dateBox();
    fireEvent.input(box, { target: { value: '01/' } });
    box.setSelectionRange(3, 3);
    const isLeftToTheBrowser = fireEvent.paste(box, {
      clipboardData: { getData: () => '12/2026' },
    });
    expect(isLeftToTheBrowser).toBe(true);
  });

  it('is not pasted into a read-only input', () => {
    const { box, store } = dateBox();
    box.readOnly = true;
    fireEvent.paste(box, { clipboardData: { getData: () => '1 Dec 2026' } });
    expect([box.value, store.get('/it')]).toEqual(['', undefined]);
  });
});

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const two = (part: number) => String(part).padStart(2, '0');
