// @vitest-environment jsdom
import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { rememberAcceptance, rememberedAcceptance } from '../../../renderer/browser/acceptance.ts';
import { rememberUdid, udidOf } from '../../../renderer/browser/udid.ts';

const AT = '2026-11-20T10:00:00.000+08:00';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('rememberAcceptance: the acceptance of the terms', () => {
  it('is kept in local storage under acceptTC', () => {
    expect(rememberedAcceptance()).toBeUndefined();
    rememberAcceptance(AT);
    expect(localStorage.getItem('acceptTC')).toBe(AT);
    expect(rememberedAcceptance()).toBe(AT);
  });

  it.each(['', 'yes', 'null', '2026-13-45'])('is undefined when %j is stored', (kept) => {
    localStorage.setItem('acceptTC', kept);
    expect(rememberedAcceptance()).toBeUndefined();
  });

  it('is undefined, without an exception, when the browser denies storage', () => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    const spies = (['getItem', 'setItem'] as const).map((name) =>
      vi.spyOn(Storage.prototype, name).mockImplementation(refuse),
    );
    expect(() => rememberAcceptance(AT)).not.toThrow();
    expect(rememberedAcceptance()).toBeUndefined();
    for (const spy of spies) spy.mockRestore();
  });

  it('creates the udid of the session', async () => {
    rememberAcceptance(AT);
    await vi.waitFor(() => expect(sessionStorage.getItem('udid')).toMatch(/^[0-9a-f]{64}$/));
    expect(Object.keys(localStorage)).toEqual(['acceptTC']);
  });
});

describe('udidOf: the udid', () => {
  it('is the hash of the time of acceptance and the fingerprint', async () => {
    const hash = createHash('sha256').update(`${AT}\nbrowser`).digest('hex');
    expect(await udidOf(AT, 'browser')).toBe(hash);
  });

  it('differs for another time and for another browser', async () => {
    const later = '2026-11-20T10:00:00.001+08:00';
    const all = [await udidOf(AT, 'a'), await udidOf(AT, 'b'), await udidOf(later, 'a')];
    expect(new Set(all).size).toBe(3);
  });

  it('is the same for the same browser and time, and does not contain the time', async () => {
    await rememberUdid(AT);
    const first = sessionStorage.getItem('udid');
    await rememberUdid(AT);
    expect(sessionStorage.getItem('udid')).toBe(first);
    expect(first).not.toContain('2026');
  });
});
