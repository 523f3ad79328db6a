import { describe, expect, it } from 'vitest';
import { createHttp } from '../../../../renderer/api/http.ts';
import { addressLookup } from '../../../../renderer/wizard/effects/addressLookup.ts';
import { cannedServer } from '../../../support/inPortal.tsx';

const QUERY = { text: '1 Queen’s Road', language: 'en', maxRecords: 20, tolerance: 20 } as const;

describe('addressLookup', () => {
  it('is absent if the server does not offer the lookup', () => {
    const { transport, asked } = cannedServer({});
    expect(addressLookup(createHttp(transport), false)).toBeUndefined();
    expect(asked).toEqual([]);
  });

  it('asks the server for addresses, and can be aborted', async () => {
    const { transport, asked } = cannedServer({});
    const lookUp = addressLookup(createHttp(transport), true);
    const { signal } = new AbortController();
    await lookUp?.(QUERY, signal).catch(() => undefined);
    expect(asked).toHaveLength(1);
    expect(asked[0]?.signal).toBe(signal);
    expect([asked[0]?.url, asked[0]?.body]).toEqual([
      '/lookup',
      expect.stringMatching(/^q=1\+Queen/),
    ]);
  });
});
