import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const CODE = '../../../../renderer/widgets/text/pastTexts.ts';

beforeEach(() => vi.resetModules());
afterEach(() => vi.doUnmock(CODE));

const fresh = () => import('../../../../renderer/widgets/text/loadPast.ts');

describe('loadPast', () => {
  it('loads the code once', async () => {
    const { loadPast } = await fresh();
    const first = loadPast();
    expect(loadPast()).toBe(first);
    expect((await first).PastTexts.name).toBe('PastTexts');
  });

  it('rejects a failed request, and retries on the next call', async () => {
    vi.doMock(CODE, () => {
      throw new TypeError('gone with the last release');
    });
    const { loadPast } = await fresh();
    const failed = loadPast();
    await expect(failed).rejects.toThrow();
    vi.doUnmock(CODE);
    const again = loadPast();
    expect(again).not.toBe(failed);
    expect((await again).PastTexts.name).toBe('PastTexts');
  });
});
