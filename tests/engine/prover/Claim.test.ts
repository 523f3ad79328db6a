import { describe, expect, it } from 'vitest';
import { schemaPlace, uiPlace } from '../../../engine/prover/Claim.ts';

describe('schemaPlace', () => {
  it.each([
    [['/a'], '/properties/a'],
    [['/rows/*/b', 'rules', 0], '/properties/rows/items/properties/b/rules/0'],
  ] as const)('for %j returns %s', (steps, pointer) => {
    const [pattern, ...keyword] = steps;
    expect(schemaPlace(pattern, ...keyword)).toBe(pointer);
  });
});

describe('uiPlace', () => {
  it('includes the row of each list', () => {
    expect(uiPlace('/rows/*/lots/*/b')).toBe('/rows/items/lots/items/b');
  });
});
