import { describe, expect, it } from 'vitest';
import { ATTACKS } from '../../scripts/attack/attacks.ts';

describe('npm run attack', () => {
  it('every row has its fault, request and expectation, and requests are unique', () => {
    const rows = Object.values(ATTACKS).flat();
    expect(rows.length).toBeGreaterThan(30);
    for (const { fault, sends, expects } of rows) {
      expect(fault).toMatch(/^(?:F\d+|Low|basics)$/);
      expect(sends.length * expects.length).toBeGreaterThan(0);
    }
    expect(new Set(rows.map(({ sends }) => sends)).size).toBe(rows.length);
  });

  it.each(['F1', 'F4', 'F5', 'F6', 'F7', 'F8', 'F9', 'F10', 'F11', 'F13', 'F14'])(
    'includes the fault %s',
    (fault) => {
      const rows = Object.values(ATTACKS).flat();
      expect(rows.map((row) => row.fault)).toContain(fault);
    },
  );
});
