// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FoundAddress } from '#engine';
import type { AddressLookup } from '#renderer';
import { useAddressSearch } from '../../../../renderer/fields/address/useAddressSearch.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const HOUSE: FoundAddress = { english: { buildingName: 'AMOY PLAZA' } };
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

function searching() {
  const asked: {
    text: string;
    signal: AbortSignal;
    answer: (found: FoundAddress[]) => void;
    fail: () => void;
  }[] = [];
  const lookup: AddressLookup = ({ text }, signal) =>
    new Promise((answer, reject) => {
      asked.push({ text, signal, answer, fail: () => reject(new TypeError('gone')) });
    });
  const { result, unmount } = renderHook(() => useAddressSearch(lookup, 'en'));
  const run = (action: 'type' | 'search', text: string) => act(() => result.current[action](text));
  const stop = () => act(() => result.current.stop());
  return { asked, run, stop, unmount, state: () => result.current.state };
}

describe('useAddressSearch', () => {
  it('searches one second after the last change', async () => {
    const { asked, run, state } = searching();
    expect(state().kind).toBe('idle');
    run('type', 'am');
    await pass(999);
    run('type', ' amoy ');
    await pass(999);
    expect([asked.length, state().kind]).toEqual([0, 'waiting']);
    await pass(1);
    expect([asked[0]?.text, state().kind]).toEqual(['amoy', 'searching']);
    await act(async () => asked[0]?.answer([{}, HOUSE]));
    expect(state()).toEqual({ kind: 'found', found: [HOUSE] });
    await pass(60_000);
    expect(state().kind).toBe('found');
  });

  it('searches at once on request, and drops the previous search', async () => {
    const { asked, run, state } = searching();
    run('search', 'am');
    run('search', 'amoy');
    expect(asked.map(({ text, signal }) => [text, signal.aborted])).toEqual([
      ['am', true],
      ['amoy', false],
    ]);
    await act(async () => asked[0]?.answer([HOUSE]));
    expect(state().kind).toBe('searching');
  });

  it('fails with the service, and after ten seconds', async () => {
    const { asked, run, state } = searching();
    run('search', 'amoy');
    await act(async () => asked[0]?.fail());
    expect(state().kind).toBe('failed');
    run('search', 'amoy');
    await pass(9_999);
    expect(state().kind).toBe('searching');
    await pass(1);
    expect([state().kind, asked[1]?.signal.aborted]).toEqual(['failed', true]);
  });

  it.each(['', '  ', '\u200b'])('stops for the blank text %j', async (text) => {
    const { asked, run, state } = searching();
    run('search', 'amoy');
    run('type', text);
    await pass(2000);
    expect([state().kind, asked[0]?.signal.aborted, asked.length]).toEqual(['idle', true, 1]);
  });

  it('stops on request, and when it is unmounted', async () => {
    const { asked, run, stop, state, unmount } = searching();
    run('type', 'am');
    stop();
    await pass(2000);
    expect([asked.length, state().kind]).toEqual([0, 'idle']);
    run('search', 'amoy');
    unmount();
    expect(asked[0]?.signal.aborted).toBe(true);
  });
});
