// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ResultPane } from '../../../playground/page/ResultPane.tsx';
import type { Checked } from '../../../playground/page/useChecked.ts';
import type { Frame } from '../../../playground/page/useFrame.ts';
import type { Finding } from '../../../server/forms/check/Finding.ts';

afterEach(cleanup);

const SAMPLE = '{ "formData": { "pet": "Rex" }, "errors": [] }';
const FOLDER = { code: 'MYFORM', files: { 'schema.json': '{}', 'samples/full.json': SAMPLE } };
const FINDING: Finding = {
  file: 'forms/MYFORM/schema.json',
  line: 2,
  column: 1,
  severity: 'error',
  code: 'json-syntax',
  message: 'Cannot read the JSON',
  remedy: 'Add a comma.',
};
const CHECKED: Checked = { findings: [FINDING], form: undefined, isOld: false, isChecking: false };
const FRAME: Frame = {
  ref: { current: null },
  address: 'about:blank',
  verdict: { hash: '', data: {}, submitted: { pet: 'Rex' }, errors: [{ path: '/a', text: 'No' }] },
  language: 'en',
  failure: undefined,
  filled: undefined,
  choose: vi.fn(),
  fill: vi.fn(),
};
const PROPS = { folder: FOLDER, checked: CHECKED, frame: FRAME, onOpen: vi.fn() };

it('ResultPane: another tab leaves the frame in the page', () => {
  render(<ResultPane {...PROPS} />);
  const frame = screen.getByTitle('Form');
  fireEvent.click(screen.getByRole('button', { name: 'full' }));
  expect(FRAME.fill).toHaveBeenCalledExactlyOnceWith({ pet: 'Rex' });
  fireEvent.click(screen.getByRole('tab', { name: 'Answers 1 error' }));
  screen.getByText(/"pet": "Rex"/);
  expect(screen.getByTitle('Form')).toBe(frame);
  fireEvent.click(screen.getByRole('tab', { name: 'Conditions' }));
  screen.getByText('Fill in the form to see its answers.');
});

it('ResultPane: opens a finding', () => {
  render(<ResultPane {...PROPS} />);
  fireEvent.click(screen.getByRole('tab', { name: 'Findings 1 error, 0 warnings' }));
  fireEvent.click(screen.getByRole('button', { name: 'schema.json, line 2' }));
  expect(PROPS.onOpen).toHaveBeenCalledExactlyOnceWith(FINDING);
});

it('ResultPane: announces the findings after a check, and nothing during the first one', () => {
  const first = { ...CHECKED, findings: [], isChecking: true };
  const { rerender } = render(<ResultPane {...PROPS} checked={first} />);
  const [status] = screen.getAllByRole('status');
  expect(status?.textContent).toBe('');
  rerender(<ResultPane {...PROPS} checked={{ ...first, isChecking: false }} />);
  expect(status?.textContent).toBe('Findings: 0 errors, 0 warnings');
  rerender(<ResultPane {...PROPS} checked={{ ...CHECKED, isChecking: true }} />);
  expect(status?.textContent).toBe('Findings: 1 error, 0 warnings');
});
