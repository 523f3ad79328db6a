import { describe, expect, it } from 'vitest';
import { isValidPrcId } from '../../../engine/rules/library.ts';

describe('isValidPrcId', () => {
  it.each([
    ['11010519491231002X', 'the example of the standard'],
    ['440524188001010014', 'the other example of the standard'],
    ['360426199101010071', 'published'],
    ['120103198806018241', 'published'],
    ['810000199001010019', 'a permit of residence for a person of Hong Kong'],
    ['440300198506151231', 'remainder 0'],
    ['11010519491231002x', 'a small x'],
    ['110105 19491231 002X', 'in groups'],
    ['110105-19491231-002x', 'with hyphens'],
  ])('accepts %s (%s)', (value) => {
    expect(isValidPrcId(value)).toBe(true);
  });

  it.each([
    ['360426199101010072', 'wrong check digit'],
    ['110105194912310021', 'a digit instead of X'],
    ['110105194913310029', 'month 13'],
    ['36042619910101007', 'one digit short'],
    ['', 'an empty text: `required` checks it'],
  ])('refuses %j (%s)', (value) => {
    expect(isValidPrcId(value)).toBe(false);
  });
});
