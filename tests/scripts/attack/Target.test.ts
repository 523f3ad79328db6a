import { describe, expect, it } from 'vitest';
import { Target } from '../../../scripts/attack/Target.ts';

describe('Target', () => {
  it.each([
    'https://localhost:8080',
    'http://forms.landreg.example',
    'http://127.0.0.1.evil.example',
    'http://localhost.evil.example',
    'http://10.0.0.1:8080',
    'file:///etc/passwd',
  ])('refuses a portal that is not on this machine: %s', (origin) => {
    expect(() => new Target(origin)).toThrow(RangeError);
  });

  it.each(['http://localhost:8080', 'http://127.0.0.1:1', 'http://[::1]:8080'])(
    'accepts a portal on this machine: %s',
    (origin) => {
      expect(new Target(origin).origin).toBe(origin);
    },
  );
});
