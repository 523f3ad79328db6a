// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createFormStore } from '#engine';
import { useAllErrors } from '../../stories/support/useAllErrors.ts';
import { makeForm, NOW } from '../engine/support/makeForm.ts';

afterEach(cleanup);

it('useAllErrors: shows all errors while requested, and keeps the answers', async () => {
  const { plan, validator } = await makeForm({ idNo: { type: 'string', hkid: true } });
  const store = createFormStore(plan, validator, { now: NOW, data: { idNo: 'A1234560' } });
  const { rerender } = renderHook(
    ({ made, isAsked }) => useAllErrors(made ? store : undefined, validator, isAsked),
    { initialProps: { made: false, isAsked: true } },
  );
  expect(store.shownErrors()).toEqual([]);

  rerender({ made: true, isAsked: true });
  expect(store.shownErrors()).toMatchObject([{ path: '/idNo' }]);

  rerender({ made: true, isAsked: false });
  expect(store.shownErrors()).toEqual([]);
  expect(store.data()).toEqual({ idNo: 'A1234560' });
});
