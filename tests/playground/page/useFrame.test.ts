// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { PlayedForm } from '../../../playground/compile/CompileMessages.ts';
import type { FromFrame } from '../../../playground/frame/FrameMessages.ts';
import { useFrame } from '../../../playground/page/useFrame.ts';

it('useFrame: sends the form when the frame is ready, and takes answers of this form only', () => {
  const form = { plan: { hash: 'new' } } as PlayedForm;
  const { result, rerender } = renderHook(({ run }) => useFrame(form, run, 'zh-Hant'), {
    initialProps: { run: 1 },
  });
  expect(result.current.address).toBe('form.html?language=zh-Hant');
  const postMessage = vi.fn();
  const contentWindow = Object.assign(Object.create(window), { postMessage });
  result.current.ref.current = { contentWindow } as HTMLIFrameElement;
  const take = (data: FromFrame) =>
    act(() => {
      const event = new MessageEvent('message', { data, origin: window.location.origin });
      Object.defineProperty(event, 'source', { value: contentWindow });
      window.dispatchEvent(event);
    });
  take({ kind: 'ready' });
  expect(postMessage).toHaveBeenCalledWith({ kind: 'form', form, run: 1 }, window.location.origin);

  const verdict = { hash: 'old', data: {}, submitted: {}, errors: [] };
  take({ kind: 'verdict', verdict });
  expect(result.current.verdict).toBeUndefined();
  take({ kind: 'verdict', verdict: { ...verdict, hash: 'new' } });
  expect(result.current.verdict?.hash).toBe('new');
  take({ kind: 'language', language: 'en' });
  take({ kind: 'failed', message: 'TypeError' });
  expect(result.current).toMatchObject({ language: 'en', failure: 'TypeError' });
  rerender({ run: 2 });
  expect(result.current.verdict).toBeUndefined();
});
