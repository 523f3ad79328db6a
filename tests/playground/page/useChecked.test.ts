// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { CompileClient } from '../../../playground/compile/CompileClient.ts';
import { useChecked } from '../../../playground/page/useChecked.ts';

const FORM = { plan: {} };
const check = vi.fn();
const client = { check } as unknown as CompileClient;

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  check.mockReset();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const folder = (text: string) => ({ code: 'MYFORM', files: { 'schema.json': text } });

it('useChecked: keeps the last form while the files have errors', async () => {
  check.mockResolvedValueOnce({ findings: [], form: FORM });
  const first = folder('1');
  const { result, rerender } = renderHook(({ files, run }) => useChecked(client, files, run), {
    initialProps: { files: first, run: 1 },
  });
  await pass(300);
  expect(result.current).toMatchObject({ form: FORM, isOld: false, isChecking: false });
  check.mockResolvedValueOnce({ findings: [{ code: 'json-syntax' }] });
  rerender({ files: folder('{'), run: 1 });
  expect(result.current).toMatchObject({ form: FORM, isChecking: true });
  await pass(300);
  expect(result.current).toMatchObject({ form: FORM, isOld: true, isChecking: false });
});

it('useChecked: waits for a pause, and starts another folder without a form', async () => {
  check.mockResolvedValue({ findings: [], form: FORM });
  const { result, rerender } = renderHook(({ files, run }) => useChecked(client, files, run), {
    initialProps: { files: folder('1'), run: 1 },
  });
  await pass(300);
  rerender({ files: folder('12'), run: 1 });
  await pass(100);
  rerender({ files: folder('123'), run: 1 });
  await pass(300);
  expect(check).toHaveBeenCalledTimes(2);
  rerender({ files: folder('other'), run: 2 });
  expect(result.current.form).toBeUndefined();
});
