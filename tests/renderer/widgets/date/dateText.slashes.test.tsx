// @vitest-environment jsdom
import { cleanup } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { slashDate } from '../../../../renderer/widgets/date/dateText.ts';
import { slashMonth } from '../../../../renderer/widgets/month-year/monthYearText.ts';
import { dateBox, type Edit, perform } from '../../../support/dateBox.ts';

afterEach(cleanup);

/**
 * Returns the expected result of an edit: slashes for text typed at the end, else the browser's
 * result.
 */
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

describe('slashDate: slashes in a date, after any edits', () => {
  it('U-11: are added only at the end; elsewhere text and caret are the browser’s', () => {
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

  it('keep every digit in the typed order', () => {
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

  it('can be deleted up to the last character', () => {
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

  it('are added again with the next digit after a deletion', () => {
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
  ])('are added to %s once: a second call changes nothing', (_, slash) => {
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
