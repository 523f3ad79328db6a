// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { FilesPane } from '../../../playground/page/FilesPane.tsx';
import type { Finding } from '../../../server/forms/check/Finding.ts';

afterEach(cleanup);

const FOLDER = { code: 'MYFORM', files: { 'schema.json': '{}' } };
const FINDING = { file: 'forms/MYFORM/ui.json', line: 1, column: 1, severity: 'error' } as Finding;
const PROPS = {
  folder: FOLDER,
  run: 1,
  findings: [FINDING],
  selected: 'schema.json',
  goal: undefined,
  onSelect: vi.fn(),
  onEdit: vi.fn(),
} as const;

const editor = (name: string) =>
  document.querySelector('.editor')?.shadowRoot?.querySelector(`[aria-label="${name}"]`);

it('FilesPane: shows the file of the chosen tab, and counts the findings of each', () => {
  const { rerender } = render(<FilesPane {...PROPS} />);
  expect(editor('schema.json')?.textContent).toContain('{}');
  fireEvent.click(screen.getByRole('tab', { name: 'Layout 1 error, 0 warnings' }));
  expect(PROPS.onSelect).toHaveBeenCalledExactlyOnceWith('ui.json');
  rerender(<FilesPane {...PROPS} selected="ui.json" />);
  expect(editor('ui.json')?.textContent).toBe('');
  expect(editor('schema.json')).toBeNull();
});

it('FilesPane: says that only the schema must be written', () => {
  const { rerender } = render(<FilesPane {...PROPS} />);
  expect(screen.queryByText(/This file may stay empty/)).toBeNull();
  rerender(<FilesPane {...PROPS} selected="manifest.json" />);
  screen.getByText(/This file may stay empty/);
});

it('FilesPane: names the language of a file in that language', () => {
  render(<FilesPane {...PROPS} />);
  expect(screen.getByText('繁體中文').lang).toBe('zh-Hant-HK');
});
