// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { onMessage } from '../../../playground/frame/FrameMessages.ts';

it('onMessage: takes messages of the expected window and origin only', () => {
  const listener = vi.fn();
  const stop = onMessage<string>(() => window, listener);
  const send = (data: string, source: Window | null, origin: string) =>
    window.dispatchEvent(new MessageEvent('message', { data, source, origin }));
  send('own', window, window.location.origin);
  send('no source', null, window.location.origin);
  send('other origin', window, 'https://example.org');
  stop();
  send('late', window, window.location.origin);
  expect(listener.mock.calls).toEqual([['own']]);
});
