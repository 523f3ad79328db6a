import { describe, expect, it } from 'vitest';
import { readOffers } from '../../../../../server/adapters/payment/gcis/readOffers.ts';

const read = (...entries: unknown[]) => readOffers({ availablepaymentmethods: entries });

describe('readOffers', () => {
  it.each<[string, unknown, readonly (readonly [string, boolean])[]]>([
    ['a method', { subtype: 'Visa', active: 'Y' }, [['visa', true]]],
    ['a method that is off', { subtype: 'FPS', active: 'N' }, [['fps', false]]],
    ['an unknown flag', { subtype: 'FPS', active: 'yes' }, [['fps', false]]],
    ['a method without its flag', { subtype: 'PPS' }, [['pps', false]]],
    [
      'the cards of a credit card',
      { subtype: 'CreditCard', active: 'Y', supportedcard: ['JCB', 'UnionPay', 'Diners', 7] },
      [
        ['creditcard-jcb', true],
        ['creditcard-unionpay', true],
      ],
    ],
    ['a credit card without cards', { subtype: 'CreditCard', active: 'Y' }, []],
    ['an unknown method', { subtype: 'Cowrie', active: 'Y' }, []],
    ['no method', { active: 'Y' }, []],
    ['null', null, []],
    ['a text', 'Visa', []],
  ])('reads %s', (_, entry, expected) => {
    expect(read(entry).map(({ method, isActive }) => [method, isActive])).toEqual(expected);
  });

  it('keeps at most ten text notes, without control characters', () => {
    const noted = (pointsToNote: unknown) =>
      read({ subtype: 'FPS', active: 'Y', pointsToNote })[0]?.notes;
    expect(noted([{ type: 'info', content: 'a\u0000b', order: 3 }, { content: 7 }, 'x'])).toEqual([
      { type: 'info', content: 'a b', order: 3 },
    ]);
    expect(noted([{ content: 'x'.repeat(900), order: 'first' }])).toEqual([
      { type: 'note', content: 'x'.repeat(500), order: 0 },
    ]);
    expect(noted(Array.from({ length: 30 }, () => ({ content: 'x' })))).toHaveLength(10);
    expect(noted('a note')).toEqual([]);
  });

  it.each([
    ['nothing', {}],
    ['no list', { availablepaymentmethods: { subtype: 'Visa' } }],
    [
      'a list that is too long',
      { availablepaymentmethods: Array.from({ length: 51 }, () => ({})) },
    ],
  ])('refuses %s', (_, answer) => {
    expect(() => readOffers(answer)).toThrow(expect.objectContaining({ reason: 'badAnswer' }));
  });
});
