// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { FindingsPanel } from '../../../playground/page/FindingsPanel.tsx';
import type { Finding } from '../../../server/forms/check/Finding.ts';

afterEach(cleanup);

const FOLDER = { code: 'MYFORM', files: {} };
const FINDING: Finding = {
  file: 'forms/MYFORM/ui.json',
  line: 3,
  column: 5,
  severity: 'warning',
  code: 'stray',
  message: 'There is no field "x"',
  remedy: 'Remove it.',
};

it('FindingsPanel: opens the line of a finding', () => {
  const onOpen = vi.fn();
  const shared = { ...FINDING, file: 'schemas/defs/a.json' };
  const findings = [FINDING, shared];
  render(<FindingsPanel folder={FOLDER} {...{ findings, onOpen }} isChecking={false} />);
  screen.getByText('0 errors, 2 warnings');
  fireEvent.click(screen.getByRole('button', { name: 'ui.json, line 3' }));
  expect(onOpen).toHaveBeenCalledExactlyOnceWith(FINDING);
  expect(screen.getAllByRole('button')).toHaveLength(1);
});

it('FindingsPanel: tells a check that runs from one that found nothing', () => {
  const props = { folder: FOLDER, findings: [], onOpen: vi.fn() };
  const { rerender } = render(<FindingsPanel {...props} isChecking />);
  screen.getByText('Checking…');
  rerender(<FindingsPanel {...props} isChecking={false} />);
  screen.getByText('No findings. The folder can be published.');
});
