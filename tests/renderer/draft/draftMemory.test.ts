// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DRAFT_LIFE_MS } from '#engine';
import {
  draftChoice,
  draftHandle,
  forgetDraftChoice,
  forgetDraftHandles,
  mayHoldDraft,
  onDraftChoice,
  rememberDraftChoice,
  setDraftHandle,
} from '../../../renderer/draft/draftMemory.ts';

const CHOICE = 'landform.draftChoice';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('draftChoice()', () => {
  it('promise 7: remembers a shared computer permanently, an own device for a day', () => {
    expect(draftChoice()).toBe('tab');
    rememberDraftChoice('shared');
    localStorage.setItem('landform.draftChoice', '{"choice":"shared","at":1}');
    expect(draftChoice()).toBe('shared');
    rememberDraftChoice('device');
    expect(draftChoice()).toBe('device');
    localStorage.setItem('landform.draftChoice', '{"choice":"device","at":1}');
    expect(draftChoice()).toBe('tab');
    localStorage.setItem('landform.draftChoice', 'no JSON');
    expect(draftChoice()).toBe('tab');
  });
});

describe('draftChoice(): its expiry and other values', () => {
  it.each([
    ['just before 24 hours', -DRAFT_LIFE_MS + 1, 'device'],
    ['after 24 hours', -DRAFT_LIFE_MS, 'tab'],
    ['before 24 hours ahead, after a clock was set back', DRAFT_LIFE_MS - 1, 'device'],
    ['24 hours ahead, after a clock was set back', DRAFT_LIFE_MS, 'tab'],
  ])('expires: %s', (_, ageMs, choice) => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const at = Date.now() + ageMs;
    localStorage.setItem(CHOICE, JSON.stringify({ choice: 'device', at }));
    expect(draftChoice()).toBe(choice);
  });

  it.each(['null', '7', '[]', '{"choice":"device","at":"soon"}', '{"choice":"other","at":1}'])(
    'reads %s as the default',
    (stored) => {
      localStorage.setItem(CHOICE, stored);
      expect(draftChoice()).toBe('tab');
    },
  );

  it('stores nothing for the default', () => {
    rememberDraftChoice('device');
    rememberDraftChoice('tab');
    expect(localStorage.getItem(CHOICE)).toBeNull();
    rememberDraftChoice('shared');
    forgetDraftChoice();
    expect([draftChoice(), localStorage.length]).toEqual(['tab', 0]);
  });

  it('works in a browser that denies its storage', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('', 'SecurityError');
    });
    expect([draftChoice(), draftHandle('LREAL1')]).toEqual(['tab', undefined]);
  });
});

describe('onDraftChoice', () => {
  it('reports a choice of this tab and of another one, until it is ended', () => {
    const listener = vi.fn();
    const end = onDraftChoice(listener);
    const fromOtherTab = (key: string | null) =>
      window.dispatchEvent(new StorageEvent('storage', { key }));
    rememberDraftChoice('device');
    fromOtherTab(CHOICE);
    fromOtherTab(null);
    expect(listener).toHaveBeenCalledTimes(3);
    fromOtherTab('another key');
    expect(listener).toHaveBeenCalledTimes(3);
    end();
    rememberDraftChoice('tab');
    fromOtherTab(CHOICE);
    expect(listener).toHaveBeenCalledTimes(3);
  });
});

describe('draftHandle, setDraftHandle', () => {
  it('store a handle for each form', () => {
    const [first, second] = [
      { id: 'a', key: 'k' },
      { id: 'b', leftAt: 5 },
    ];
    expect([setDraftHandle('LREAL1', first), setDraftHandle('LRSI1', second)]).toEqual([
      true,
      true,
    ]);
    expect([draftHandle('LREAL1'), draftHandle('LRSI1')]).toEqual([first, second]);
    setDraftHandle('LREAL1', undefined);
    expect([draftHandle('LREAL1'), draftHandle('LRSI1')]).toEqual([undefined, second]);
    setDraftHandle('LRSI1', undefined);
    expect(sessionStorage).toHaveLength(0);
  });

  it('forget every handle', () => {
    setDraftHandle('LREAL1', { id: 'a' });
    forgetDraftHandles();
    expect([draftHandle('LREAL1'), sessionStorage.length]).toEqual([undefined, 0]);
  });

  it.each(['{"LREAL1":"a"}', '{"LREAL1":null}', '{"LREAL1":{"id":7}}', '7', '{'])(
    'ignore the stored value %s',
    (stored) => {
      sessionStorage.setItem('landform.drafts', stored);
      expect(draftHandle('LREAL1')).toBeUndefined();
    },
  );

  it('report a storage that refuses the write', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    });
    expect(setDraftHandle('LREAL1', { id: 'a' })).toBe(false);
  });
});

describe('mayHoldDraft', () => {
  it('returns whether this tab or this device may have a draft', () => {
    expect(mayHoldDraft('LREAL1')).toBe(false);
    setDraftHandle('LREAL1', { id: 'a' });
    expect([mayHoldDraft('LREAL1'), mayHoldDraft('LRSI1')]).toEqual([true, false]);
    rememberDraftChoice('shared');
    expect(mayHoldDraft('LRSI1')).toBe(true);
  });
});
