// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { PlayedForm } from '../../../playground/compile/CompileMessages.ts';
import { ConditionsPanel } from '../../../playground/page/ConditionsPanel.tsx';
import { explainedForm } from '../../engine/support/explainedForm.ts';

afterEach(cleanup);

const { form: explained } = await explainedForm();
const { plan, texts, tests, validator } = explained;
const FORM = { plan, texts, tests, validatorSource: 'source' } as unknown as PlayedForm;

it('ConditionsPanel: explains the answers of the frame, with the validator of the form', async () => {
  const load = vi.fn(async () => validator);
  const panel = (answers: object) => (
    <ConditionsPanel form={FORM} answers={answers as never} language="zh-Hant" load={load} />
  );
  const { rerender } = await act(async () => render(panel({ kind: 'person' })));
  const region = screen.getByRole('region', { name: '為何顯示或不顯示某一欄？' });
  expect(region.lang).toBe('zh-Hant');
  const before = screen.getByRole('status').textContent;
  await act(async () => rerender(panel({ kind: 'company', agrees: true })));
  expect(screen.getByRole('status').textContent).not.toBe(before);
  expect(load).toHaveBeenCalledExactlyOnceWith('source');
});

it('ConditionsPanel: waits for a form', () => {
  render(<ConditionsPanel form={undefined} answers={undefined} language="en" />);
  screen.getByText('Fill in the form to see its answers.');
});
