import { describe, expect, it } from 'vitest';
import { isEmail } from '../../../engine/rules/library.ts';
import { shortestTime } from '../../support/shortestTime.ts';

describe('isEmail', () => {
  it.each([
    'a@b.hk',
    'chan.tai-man+forms@example.hk',
    "o'brien@mail.example.hk",
    'a@xn--fsqu00a.xn--j6w193g',
    `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(58)}.hk`,
  ])('accepts %s', (value) => {
    expect(isEmail(value)).toBe(true);
  });

  it.each([
    ['a@b.c\r\nBcc:x@y.z', 'B-52: a second header'],
    ['a@b.c,d@e.f', 'B-52: two addresses'],
    ['用户@例子.公司', 'B-52: not the ASCII form'],
    [
      `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(59)}.hk`,
      'B-52: 255 characters',
    ],
    [`${'a'.repeat(65)}@b.hk`, 'the local part is over 64'],
    ['a@b', 'no dot in the domain'],
    ['a@b.1', 'a number as top domain'],
    ['a@-b.hk', 'a label begins with a hyphen'],
    ['a@b..hk', 'an empty label'],
    ['a..b@c.hk', 'an empty atom'],
    ['.a@c.hk', 'a dot first'],
    ['@c.hk', 'no local part'],
    ['a.c.hk', 'no @'],
    ['"a b"@c.hk', 'a quoted local part'],
    ['Chan <a@c.hk>', 'a display name'],
    ['a@[127.0.0.1]', 'an address literal'],
    ['', 'an empty text: `required` checks it'],
  ])('refuses %j (%s)', (value) => {
    expect(isEmail(value)).toBe(false);
  });

  it('validates a text of 200,001 characters in less than 50 ms', () => {
    const longest = `${'a.'.repeat(50_000)}@${'b-'.repeat(50_000)}`;
    expect(shortestTime(() => isEmail(longest))).toBeLessThan(50);
  });
});
