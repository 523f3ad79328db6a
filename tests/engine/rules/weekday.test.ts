import { describe, expect, it } from 'vitest';
import { isWeekday } from '../../../engine/rules/library.ts';

describe('isWeekday', () => {
  it('checks the day of the week', () => {
    expect([isWeekday('20/11/2026', [5]), isWeekday('20/11/2026', [0, 6])]).toEqual([true, false]);
  });
});
