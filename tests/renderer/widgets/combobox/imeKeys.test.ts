import type { KeyboardEvent } from 'react';
import { describe, expect, it } from 'vitest';
import { isImeKey, skipInDownshift } from '../../../../renderer/widgets/combobox/imeKeys.ts';

const key = (isComposing: boolean, keyCode: number) =>
  ({ nativeEvent: { isComposing }, keyCode }) as KeyboardEvent;

describe('isImeKey', () => {
  it.each([
    [false, 13, false],
    [true, 13, true],
    [false, 229, true],
    [true, 229, true],
  ])('U-18: with isComposing %s and the key code %i is %s', (isComposing, keyCode, isIme) => {
    expect(isImeKey(key(isComposing, keyCode))).toBe(isIme);
  });
});

it('skipInDownshift: marks the native event', () => {
  const event = key(false, 13);
  skipInDownshift(event);
  expect(event.nativeEvent).toHaveProperty('preventDownshiftDefault', true);
});
