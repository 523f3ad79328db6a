import { describe, expect, it } from 'vitest';
import { isActive } from '../../../server/forms/createFormCatalogue.ts';
import { NOW } from '../../support/testApp.ts';

describe('isActive', () => {
  const until = { active: { to: '2025-04-30T09:00:00+08:00' } };
  const manifest = (over: object) =>
    ({
      code: 'X',
      version: 1,
      screenId: 'X',
      steps: [],
      submissionType: 'NO_ESUBM',
      ...over,
    }) as const;
  const at = (instant: string) => new Date(instant);

  it('B-28: ends a form at 09:00 in Hong Kong, to the second', () => {
    const form = manifest(until);
    expect(isActive(form, at('2025-04-30T08:59:59+08:00'), new Set())).toBe(true);
    expect(isActive(form, at('2025-04-30T09:00:00+08:00'), new Set())).toBe(false);
  });

  it('requires the flag of a form with a flag', () => {
    const form = manifest({ active: { flag: 'TEST_FPS_PAYMENT' } });
    expect(isActive(form, NOW, new Set())).toBe(false);
    expect(isActive(form, NOW, new Set(['TEST_FPS_PAYMENT']))).toBe(true);
  });
});
