// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { PlayedForm } from '../../../playground/compile/CompileMessages.ts';
import { FormPanel } from '../../../playground/page/FormPanel.tsx';
import type { Frame } from '../../../playground/page/useFrame.ts';

afterEach(cleanup);

const FORM = { plan: { languages: ['en', 'zh-Hant'] } } as unknown as PlayedForm;
const CHECKED = { findings: [], form: FORM, isOld: false, isChecking: false };
const FRAME: Frame = {
  ref: { current: null },
  address: 'about:blank',
  verdict: undefined,
  language: 'en',
  failure: undefined,
  filled: undefined,
  choose: vi.fn(),
  fill: vi.fn(),
};

it('FormPanel: offers the languages of the form, the width of a phone and the samples', () => {
  const samples = [{ name: 'full', formData: { a: 1 } }];
  render(<FormPanel checked={CHECKED} frame={FRAME} samples={samples} />);
  expect(screen.queryByRole('button', { name: '简体中文' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '繁體中文' }));
  expect(FRAME.choose).toHaveBeenCalledWith('zh-Hant');
  fireEvent.click(screen.getByRole('button', { name: 'Phone (320 px)' }));
  expect(screen.getByTitle('Form').className).toContain('form-frame-phone');
  fireEvent.click(screen.getByRole('button', { name: 'full' }));
  expect(FRAME.fill).toHaveBeenCalledWith({ a: 1 });
});

it('FormPanel: says when the form is old, missing or fails', () => {
  const { rerender } = render(
    <FormPanel checked={{ ...CHECKED, isOld: true }} frame={FRAME} samples={[]} />,
  );
  screen.getByText(/^The files have errors/);
  rerender(<FormPanel checked={{ ...CHECKED, form: undefined }} frame={FRAME} samples={[]} />);
  screen.getByText(/^The form appears here when/);
  const failed = { ...FRAME, failure: 'TypeError' };
  rerender(<FormPanel checked={CHECKED} frame={failed} samples={[]} />);
  expect(screen.getByTitle('Form').hidden).toBe(true);
});

it('FormPanel: tells whether a sample fits the form', () => {
  const { rerender } = render(<FormPanel checked={CHECKED} frame={FRAME} samples={[]} />);
  const status = screen.getByRole('status');
  expect(status.textContent).toBe('');
  rerender(<FormPanel checked={CHECKED} frame={{ ...FRAME, filled: true }} samples={[]} />);
  expect(status.textContent).toBe('The sample is filled in.');
  rerender(<FormPanel checked={CHECKED} frame={{ ...FRAME, filled: false }} samples={[]} />);
  expect(status.textContent).toMatch(/^This sample does not fit/);
});
