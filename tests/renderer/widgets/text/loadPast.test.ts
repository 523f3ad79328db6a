import { describe, expect, it, vi } from 'vitest';
import { loadPast } from '../../../../renderer/widgets/text/loadPast.ts';

const CODE = '../../../../renderer/widgets/text/pastTexts.ts';

describe('loadPast', () => {
  it('loads the code once', async () => {
    const first = loadPast();
    expect(loadPast()).toBe(first);
    expect((await first).PastTexts.name).toBe('PastTexts');
  });

  it('rejects a failed request, and retries on the next call', async () => {
    vi.resetModules();
    vi.doMock(CODE, () => {
      throw new TypeError('gone with the last release');
    });
    const fresh = await import('../../../../renderer/widgets/text/loadPast.ts');
    const failed = fresh.loadPast();
    await expect(failed).rejects.toThrow();
    vi.doUnmock(CODE);
    const again = fresh.loadPast();
    expect(again).not.toBe(failed);
    expect((await again).PastTexts.name).toBe('PastTexts');
  });
});
