import { describe, expect, it } from 'vitest';
import { ATTACKS } from '../../scripts/attack/attacks.ts';
import { Target } from '../../scripts/attack/Target.ts';

describe('npm run attack', () => {
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
    'takes one that is: %s',
    (origin) => {
      expect(new Target(origin).origin).toBe(origin);
    },
  );

  it('every row names its fault, what is sent and what is expected, and no two are the same', () => {
    const rows = Object.values(ATTACKS).flat();
    expect(rows.length).toBeGreaterThan(15);
    for (const { fault, sends, expects } of rows) {
      expect(fault).toMatch(/^(?:F\d+|Low|basics)$/);
      expect(sends.length * expects.length).toBeGreaterThan(0);
    }
    expect(new Set(rows.map(({ sends }) => sends)).size).toBe(rows.length);
  });
});
