// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { FindingsOverlay } from '../../../renderer/preview/FindingsOverlay.tsx';

afterEach(cleanup);

const ERROR = {
  file: 'forms/LR999/schema.json',
  line: 9,
  column: 7,
  severity: 'error',
  message: 'Unknown key "maxChar"',
  remedy: 'Did you mean "maxChars"?',
};

it('FindingsOverlay: shows while a form has errors, and can be hidden until the next save', () => {
  const listen = vi.fn((_name: string, _listener: unknown) => () => {});
  render(<FindingsOverlay listen={listen} />);
  const overlay = () => screen.queryByRole('region', { name: 'Form files with errors' });
  const listener = listen.mock.lastCall?.[1] as (event: object) => void;
  const tell = (findings: readonly object[]) => act(() => listener({ findings }));
  expect(overlay()).toBeNull();
  tell([{ ...ERROR, severity: 'warning' }]);
  expect(overlay()).toBeNull();
  tell([ERROR]);
  expect(overlay()?.textContent).toContain(
    'forms/LR999/schema.json:9:7 Unknown key "maxChar". Did you mean "maxChars"?',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Hide' }));
  expect(overlay()).toBeNull();
  tell([ERROR, { ...ERROR, line: 12 }]);
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  tell([]);
  expect(overlay()).toBeNull();
});
