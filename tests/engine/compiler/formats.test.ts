import { describe, expect, it } from 'vitest';
import { FORMATS } from '../../../engine/compiler/formats.ts';

const matches = (format: string, text: string) =>
  new RegExp(FORMATS[format]?.pattern ?? 'x^', 'u').test(text);

describe('FORMATS', () => {
  it('knows the numbers of an octet, and nothing else', () => {
    for (let octet = 0; octet < 1100; octet += 1) {
      expect([octet, matches('ipv4', `10.0.${octet}.1`)]).toEqual([octet, octet < 256]);
      expect([octet, matches('ipv4', `${octet}.0.0.1`)]).toEqual([octet, octet < 256]);
    }
  });

  it.each(['', '1.2.3', '1.2.3.4.5', '01.2.3.4', '1.2.3.004', '1..2.3', '1.2.3.4 ', 'a.b.c.d'])(
    'takes %j for no address',
    (text) => expect(matches('ipv4', text)).toBe(false),
  );
});
