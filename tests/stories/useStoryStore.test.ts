// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { FormData } from '#engine';
import { useStoryStore } from '../../stories/support/useStoryStore.ts';
import { makeForm, NOW } from '../engine/support/makeForm.ts';

afterEach(cleanup);

it('useStoryStore: keeps typed answers when all errors are shown or hidden', async () => {
  const files = await makeForm({ idNo: { type: 'string', hkid: true }, a: { type: 'string' } });
  const shared = { files, now: NOW, steps: undefined };
  const given: FormData = { a: 'x' };
  const { result, rerender } = renderHook(useStoryStore, {
    initialProps: { ...shared, data: given, attempted: false },
  });
  result.current.set('/idNo', 'A1234560');
  expect(result.current.shownErrors()).toEqual([]);

  rerender({ ...shared, data: given, attempted: true });
  expect(result.current.data()).toEqual({ a: 'x', idNo: 'A1234560' });
  expect(result.current.shownErrors()).toMatchObject([{ path: '/idNo' }]);

  rerender({ ...shared, data: given, attempted: false });
  expect(result.current.data()).toEqual({ a: 'x', idNo: 'A1234560' });
  expect(result.current.shownErrors()).toEqual([]);

  rerender({ ...shared, data: { a: 'y' }, attempted: false });
  expect(result.current.data()).toEqual({ a: 'y' });
});
