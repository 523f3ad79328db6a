// @vitest-environment jsdom
import { act, cleanup } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useFoundAnnounced } from '../../../../renderer/widgets/combobox/useFoundAnnounced.ts';
import { announced } from '../../../support/onPage.ts';
import { hookInField } from '../../support/showField.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function counting(first: number | undefined) {
  const { last } = hookInField(() => {
    const [count, setCount] = useState(first);
    useFoundAnnounced(count);
    return setCount;
  });
  return (count: number | undefined) => act(() => last()(count));
}
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

describe('useFoundAnnounced', () => {
  it.each([
    [0, '0 entries found.'],
    [1, '1 entry found.'],
    [2, '2 entries found.'],
    [undefined, ''],
  ])('announces %s results once the typing pauses', (count, words) => {
    counting(count);
    pass(699);
    expect(announced()).toBe('');
    pass(1);
    expect(announced()).toBe(words);
  });

  it('announces only the last count, and nothing once the search ends', () => {
    const set = counting(9);
    pass(600);
    set(3);
    pass(600);
    expect(announced()).toBe('');
    pass(100);
    expect(announced()).toBe('3 entries found.');
    set(4);
    set(undefined);
    pass(1000);
    expect(announced()).toBe('3 entries found.');
  });
});
