// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { CompileClient } from '../../../playground/compile/CompileClient.ts';
import { App } from '../../../playground/page/App.tsx';
import type { Finding } from '../../../server/forms/check/Finding.ts';

const FINDING: Finding = {
  file: 'forms/MYFORM/ui.json',
  line: 2,
  column: 1,
  severity: 'error',
  code: 'stray',
  message: 'There is no field "x"',
  remedy: 'Remove it.',
};
const FILES = { 'schema.json': '{}', 'ui.json': '{\n "x": {} }' };
const client = {
  check: async () => ({ findings: [FINDING] }),
} as unknown as CompileClient;

let isWide = true;
beforeEach(() => {
  const addEventListener = vi.fn();
  vi.stubGlobal('matchMedia', () => ({
    matches: isWide,
    addEventListener,
    removeEventListener: addEventListener,
  }));
});
// jsdom has no layout, which CodeMirror measures before it scrolls to a line.
Object.assign(document, { execCommand: () => false });
Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const show = (isLinkBroken = false) => {
  const first = { folder: { code: 'MYFORM', files: FILES }, isLinkBroken };
  render(<App client={client} first={first} language="en" />);
};

it('App: opens the line of a finding, on a phone in the other pane', async () => {
  isWide = false;
  show();
  fireEvent.click(screen.getByRole('tab', { name: 'Result' }));
  expect(screen.queryByRole('tabpanel', { name: 'Files' })).toBeNull();
  fireEvent.click(await screen.findByRole('tab', { name: /^Findings/ }));
  fireEvent.click(await screen.findByRole('button', { name: 'ui.json, line 2' }));
  expect(screen.getByRole('tab', { name: 'Files' }).getAttribute('aria-selected')).toBe('true');
  const layout = screen.getByRole('tab', { name: /^Layout/ });
  expect(layout.getAttribute('aria-selected')).toBe('true');
  await waitFor(() => expect(document.activeElement?.className).toBe('editor'));
});

it('App: shows both panes beside each other on a wide screen', () => {
  isWide = true;
  show();
  screen.getByRole('region', { name: 'Files' });
  screen.getByRole('region', { name: 'Result' });
});

it('App: changes its own language, also that of the document', () => {
  isWide = true;
  show();
  const [language] = screen.getAllByRole('group');
  fireEvent.click(language?.querySelector('[lang="zh-Hans"]') as HTMLElement);
  expect(document.documentElement.lang).toBe('zh-Hans');
  screen.getByRole('heading', { level: 1, name: '表格试用区' });
});

it('App: says that a link is broken', () => {
  isWide = true;
  show(true);
  expect(screen.getByRole('alert').textContent).toMatch(/^This link is not complete/);
});
