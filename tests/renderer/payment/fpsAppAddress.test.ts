// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { fpsAppAddress } from '../../../renderer/payment/fpsAppAddress.ts';

const ORIGIN = 'https://portal.example';
const PAGE = 'https://pay.example/fps/1?x=a b&y=%2F';
const GATEWAY = 'https://fps.example/open';

describe('fpsAppAddress', () => {
  it.each([
    ['the page itself without a gateway', PAGE, '', PAGE],
    ['nothing for the text of a code without a gateway', '00020101', '', undefined],
    ['nothing for what a browser would run', 'javascript:alert(1)', '', undefined],
  ])('opens %s', (_, payment, gateway, expected) => {
    expect(fpsAppAddress(payment, gateway, ORIGIN)).toBe(expected);
  });

  it.each([PAGE, '00020101021226&=#?', 'javascript:alert(1)'])(
    'gives %s to the gateway, with the way back, and nothing of it escapes',
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
