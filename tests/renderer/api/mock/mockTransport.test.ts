import { describe, expect, it, vi } from 'vitest';
import { mockTransport } from '../../../../renderer/api/mock/mockTransport.ts';
import type { WireRequest } from '../../../../renderer/api/transport.ts';

function request(url: string, body = '{}'): WireRequest {
  return { method: 'POST', url, headers: {}, body };
}

async function answerTo(url: string, body?: string) {
  const refused = () => Promise.reject(new TypeError(`Cannot answer ${url}`));
  const { status, body: text } = await mockTransport(refused)(request(url, body));
  return { status, body: JSON.parse(text) };
}

describe('mockTransport()', () => {
  it.each([
    ['/api/submission/poll/T1', { status: 'APPR' }],
    ['/api/payment/transaction', { webtoken: 'mock' }],
  ])('answers %s itself', async (url, body) => {
    expect(await answerTo(url)).toMatchObject({ status: 200, body });
  });

  it('answers after 100 ms', async () => {
    vi.useFakeTimers();
    try {
      let isAnswered = false;
      const answer = answerTo('/api/payment/availability').then(() => {
        isAnswered = true;
      });
      await vi.advanceTimersByTimeAsync(99);
      expect(isAnswered).toBe(false);
      await vi.advanceTimersByTimeAsync(1);
      await answer;
      expect(isAnswered).toBe(true);
    } finally {
      vi.useRealTimers();
    }
  });

  it.each(['/api/forms/LREAL1', '/api/submission/sign/LREAL1/ownerSign', '/api/wfp/challenge/Eng'])(
    'forwards %s to the next transport',
    async (url) => {
      const others = vi.fn(async () => ({ status: 204, header: () => null, body: '' }));
      expect((await mockTransport(others)(request(url))).status).toBe(204);
      expect(others).toHaveBeenCalledOnce();
    },
  );
});
