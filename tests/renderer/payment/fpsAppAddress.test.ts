// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { fpsAppAddress } from '../../../renderer/payment/fpsAppAddress.ts';

const ORIGIN = 'https://portal.example';
const PAGE = 'https://pay.example/fps/1?x=a b&y=%2F';
const GATEWAY = 'https://fps.example/open';

describe('fpsAppAddress', () => {
  it.each([
    ['the page itself without a gateway', PAGE, '', PAGE],
    ['nothing for a code’s text without a gateway', '00020101', '', undefined],
    ['nothing for a script address', 'javascript:alert(1)', '', undefined],
  ])('returns %s', (_, payment, gateway, expected) => {
    expect(fpsAppAddress(payment, gateway, ORIGIN)).toBe(expected);
  });

  it.each([PAGE, '00020101021226&=#?', 'javascript:alert(1)'])(
    'passes %s to the gateway encoded, with a callback address',
    (payment) => {
      const address = new URL(fpsAppAddress(payment, GATEWAY, ORIGIN) ?? '');
      expect(`${address.origin}${address.pathname}`).toBe(GATEWAY);
      expect([...address.searchParams]).toEqual([
        ['pay_req_obj', payment],
        ['callback', `${ORIGIN}/fps_completed.html`],
      ]);
    },
  );
});
