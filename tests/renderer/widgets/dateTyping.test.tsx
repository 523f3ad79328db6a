// @vitest-environment jsdom
import { cleanup, fireEvent } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { slashDate } from '../../../renderer/widgets/date/dateText.ts';
import { slashMonth } from '../../../renderer/widgets/month-year/monthYearText.ts';
import { FakeStore } from '../../support/FakeStore.ts';
import { leaf, planOf } from '../../support/planNodes.ts';
import { renderFields } from '../../support/renderFields.tsx';

afterEach(cleanup);

/** One thing that a person does to a text. */
type Edit =
  | { readonly kind: 'type' | 'compose'; readonly at: number; readonly text: string }
  | { readonly kind: 'delete'; readonly at: number };

/** The box of a date, without the calendar, and what became of its answer. */
function dateBox() {
  cleanup();
  const store = FakeStore.of(planOf({ it: leaf('date') }));
  const { container } = renderFields({ store, texts: { 'it.label': 'It' } });
  const box = container.querySelector('input');
  if (!box) throw new TypeError('Cannot find the box');
  return { box, store };
}

/** Does what a browser does for an edit, before anybody hears of it: the text and the caret it gives. */
function native(
  box: HTMLInputElement,
  edit: Edit,
): { readonly text: string; readonly caret: number } {
  const before = box.value;
  const at = Math.min(edit.at, before.length);
  const cut = edit.kind === 'delete' ? Math.max(at - 1, 0) : at;
  const typed = edit.kind === 'delete' ? '' : edit.text;
  const text = before.slice(0, cut) + typed + before.slice(at);
  const caret = cut + typed.length;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, text);
  box.setSelectionRange(caret, caret);
  return { text, caret };
}

function perform(box: HTMLInputElement, edit: Edit) {
  const isComposing = edit.kind === 'compose';
  if (isComposing) fireEvent.compositionStart(box);
  const expected = native(box, edit);
  const inputType =
    edit.kind === 'delete'
      ? 'deleteContentBackward'
      : isComposing
        ? 'insertCompositionText'
        : 'insertText';
  fireEvent(box, new InputEvent('input', { bubbles: true, inputType, isComposing }));
  const during = { text: box.value, caret: box.selectionStart };
  if (isComposing) fireEvent.compositionEnd(box, { data: edit.text });
  return { expected, during, after: { text: box.value, caret: box.selectionStart } };
}

/** What is to become of an edit: slashes for what is typed at the end, else what the browser made. */
function slashed(edit: Edit, made: { readonly text: string; readonly caret: number }) {
  if (edit.kind !== 'type' || made.caret < made.text.length) return made;
  const text = slashDate(made.text);
  return { text, caret: text.length };
}

const digits = (text: string) => text.replace(/\D/g, '');
const aDigit = fc.integer({ min: 0, max: 9 }).map(String);
const at = fc.nat({ max: 12 });
const anEdit: fc.Arbitrary<Edit> = fc.oneof(
  fc.record({
    kind: fc.constant('type' as const),
    at,
    text: fc.oneof(aDigit, fc.constantFrom('/', '.', '-', ' ', 'x')),
  }),
  fc.record({
    kind: fc.constant('compose' as const),
    at,
    text: fc.constantFrom('１', '２０', '十二月'),
  }),
  fc.record({ kind: fc.constant('delete' as const), at }),
);

describe('slashes in a date, whatever is done to it', () => {
  it('U-11: come at the end only; elsewhere the text and the caret are what the browser made them', () => {
    fc.assert(
      fc.property(fc.array(anEdit, { maxLength: 25 }), (edits) => {
        const { box } = dateBox();
        for (const edit of edits) {
          const { expected, during, after } = perform(box, edit);
          const wanted = slashed(edit, expected);
          expect(during).toEqual(wanted);
          expect(after).toEqual(wanted);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('leave every digit where it was typed, one after the other', () => {
    fc.assert(
      fc.property(fc.array(aDigit, { maxLength: 12 }), (typed) => {
        const { box, store } = dateBox();
        for (const text of typed) perform(box, { kind: 'type', at: box.value.length, text });
        expect(digits(box.value)).toBe(typed.join(''));
        expect(store.get('/it') ?? '').toBe(box.value);
        if (typed.length === 8) expect(box.value).toMatch(/^\d\d\/\d\d\/\d{4}$/);
      }),
      { numRuns: 60 },
    );
  });

  it('can be deleted to the last character', () => {
    fc.assert(
      fc.property(fc.array(aDigit, { minLength: 1, maxLength: 8 }), (typed) => {
        const { box } = dateBox();
        for (const text of typed) perform(box, { kind: 'type', at: box.value.length, text });
        const whole = box.value;
        for (let left = whole.length; left > 0; left -= 1) {
          perform(box, { kind: 'delete', at: left });
          expect(box.value).toBe(whole.slice(0, left - 1));
        }
      }),
      { numRuns: 40 },
    );
  });

  it('come back with the next digit when one was deleted', () => {
    const { box } = dateBox();
    for (const text of '01122026') {
      perform(box, { kind: 'type', at: box.value.length, text });
      if (box.value.endsWith('/')) perform(box, { kind: 'delete', at: box.value.length });
    }
    expect(box.value).toBe('01/12/2026');
  });

  it.each([
    ['a date', slashDate],
    ['a month', slashMonth],
  ])('are put into %s once: doing it again changes nothing', (_, slash) => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'0123456789/.- x年'), maxLength: 12 }),
        (text) => {
          expect(slash(slash(text))).toBe(slash(text));
          expect(digits(slash(text)).replace(/^0/, '')).toContain(
            digits(text).replace(/^0/, '').slice(-1),
          );
        },
      ),
    );
  });
});

describe('a date that is pasted or left', () => {
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

  it('D-03: is read in every spelling that people copy, on paste and on leaving', () => {
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
  ])('U-11: %j typed key by key is read on leaving, in spite of our slashes', (typed, date) => {
    const { box, store } = dateBox();
    for (const text of typed) perform(box, { kind: 'type', at: box.value.length, text });
    fireEvent.blur(box);
    expect([box.value, store.get('/it')]).toEqual([date, date]);
  });

  it.each(['1/2/26', '01/01/26', '20/11/26', '2026', 'tomorrow', '32 Foo 2026', '19/2026'])(
    'B-43: %j, which is not plainly a date, stays as it was typed',
    (text) => {
      const { box, store } = dateBox();
      fireEvent.input(box, { target: { value: text } });
      fireEvent.blur(box);
      expect([box.value, store.get('/it')]).toEqual([text, text]);
    },
  );

  it('is pasted as it is into the middle of another text', () => {
    const { box } = dateBox();
    fireEvent.input(box, { target: { value: '01/' } });
    box.setSelectionRange(3, 3);
    const isLeftToTheBrowser = fireEvent.paste(box, {
      clipboardData: { getData: () => '12/2026' },
    });
    expect(isLeftToTheBrowser).toBe(true);
  });

  it('is not pasted where it is only to be read', () => {
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
