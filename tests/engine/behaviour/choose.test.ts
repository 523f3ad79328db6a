import { describe, expect, it } from 'vitest';
import { choose } from '../../../engine/behaviour/choose.ts';

describe('choose', () => {
  const context = { holds: (condition: unknown) => condition === 'on' };

  it.each([
    [[{ when: 'off', value: 1 }, { when: 'on', value: 2 }, { value: 3 }], 2],
    [[{ when: 'off', value: 1 }, { value: 3 }], 3],
    [[{ when: 'off', value: 1 }], undefined],
    [[], undefined],
  ])('returns for %j: %s', (entries, value) => {
    expect(choose(entries as never, context)).toBe(value);
  });
});
