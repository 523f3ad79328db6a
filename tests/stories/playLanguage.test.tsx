// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import {
  beginPlay,
  endPlay,
  playLanguages,
  usePlayLanguage,
} from '../../.storybook/playLanguage.ts';

const PLAYED = {
  id: 'widgets-date--calendar',
  viewMode: 'story',
  globals: { language: 'zh-Hant' },
  storyGlobals: {},
  playFunction: () => undefined,
};

afterEach(() => {
  cleanup();
  window.history.replaceState(null, '', '/');
});

describe('usePlayLanguage()', () => {
  it('usePlayLanguage: is English until the play ends, then the language of the toolbar', () => {
    beginPlay(PLAYED);
    const { result } = renderHook(() => usePlayLanguage(PLAYED));
    expect(result.current).toBe('en');

    act(() => endPlay({ ...PLAYED, id: 'widgets-date--empty' }));
    expect(result.current).toBe('en');
    act(() => endPlay(PLAYED));
    expect(result.current).toBe('zh-Hant');
    act(() => beginPlay(PLAYED));
    expect(result.current).toBe('en');
  });

  it.each([
    ['is on a documentation page', { viewMode: 'docs' }, '/'],
    ['is embedded', {}, '/iframe.html?embed=true'],
    ['has no play', { playFunction: undefined }, '/'],
    ['has a language of its own', { storyGlobals: { language: 'zh-Hant' } }, '/'],
  ])(
    'usePlayLanguage: is the language of the toolbar at once if a story %s',
    (_, difference, address) => {
      window.history.replaceState(null, '', address);
      const story = { ...PLAYED, ...difference };
      beginPlay(story);
      expect(renderHook(() => usePlayLanguage(story)).result.current).toBe('zh-Hant');
      expect(playLanguages(story)).toEqual(['zh-Hant']);
    },
  );
});

describe('playLanguages()', () => {
  it('has the languages of the play and of the toolbar', () => {
    expect(playLanguages(PLAYED)).toEqual(['en', 'zh-Hant']);
    expect(playLanguages({ ...PLAYED, globals: { language: 'en' } })).toEqual(['en']);
  });
});
