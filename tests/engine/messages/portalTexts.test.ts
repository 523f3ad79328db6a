import { describe, expect, it } from 'vitest';
import { portalTexts } from '../../../engine/messages/portalTexts.ts';

describe('portalTexts', () => {
  it('inserts the hotline into every text unchanged, and keeps other placeholders', () => {
    const texts = { a: 'Call {phone}, {phone} or {0}', 'b.record': 'Order {n}', c: '{/phone}' };
    expect(portalTexts(texts, { hotline: "1 $& {0} $'", features: [] })).toEqual({
      a: "Call 1 $& {0} $', 1 $& {0} $' or {0}",
      'b.record': 'Order {n}',
      c: '{/phone}',
    });
  });
});
