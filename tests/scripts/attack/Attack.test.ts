import { describe, expect, it } from 'vitest';
import { NotTriedError, pastCaptcha, unless } from '../../../scripts/attack/Attack.ts';

describe('pastCaptcha', () => {
  it('returns a response, unless it demands a captcha', () => {
    const response = new Response('', { status: 400 });
    expect(pastCaptcha(response)).toBe(response);
    const demand = Object.defineProperty(new Response(), 'status', { value: 778 });
    expect(() => pastCaptcha(demand)).toThrow(NotTriedError);
  });
});

describe('unless', () => {
  it('returns nothing for the expected response, whatever it was', () => {
    expect(unless(true, 'seen')).toBeUndefined();
  });

  it('returns one short line for another response', () => {
    expect(unless(false, ' 200\n\t ok ')).toBe(' 200 ok ');
    expect(unless(false, 'x'.repeat(500))).toBe('x'.repeat(120));
    expect(unless(false, null)).toBe('null');
  });
});
