// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { folderIn } from '../../../playground/model/shareLink.ts';
import { Toolbar } from '../../../playground/page/Toolbar.tsx';
import type { useFolder } from '../../../playground/page/useFolder.ts';

afterEach(cleanup);

type Edited = ReturnType<typeof useFolder>;

const FOLDER = { code: 'MYFORM', files: { 'schema.json': '{}' } };

const editedOf = (changes: Partial<Edited> = {}): Edited => ({
  folder: FOLDER,
  run: 1,
  isLinkBroken: false,
  isEdited: false,
  previous: undefined,
  open: vi.fn(),
  restore: vi.fn(),
  edit: vi.fn(),
  rename: vi.fn(),
  ...changes,
});

it('Toolbar: opens the chosen example', async () => {
  const open = vi.fn();
  render(<Toolbar edited={editedOf({ open })} />);
  fireEvent.change(screen.getByLabelText('Start from'), { target: { value: 'FIRST' } });
  fireEvent.click(screen.getByRole('button', { name: 'Open' }));
  await vi.waitFor(() => expect(open).toHaveBeenCalledOnce());
  expect(open.mock.lastCall?.[0]).toMatchObject({ code: 'FIRST' });
});

it('Toolbar: shows the link when the browser does not copy it', async () => {
  render(<Toolbar edited={editedOf()} />);
  fireEvent.click(screen.getByRole('button', { name: 'Share link' }));
  const box = await screen.findByLabelText<HTMLInputElement>('Link to this form');
  expect(await folderIn(new URL(box.value).hash)).toEqual(FOLDER);
  screen.getByText('Copy this link. It contains the whole form.');
});

it('Toolbar: proposes the folder for a form that is too large for a link', async () => {
  const noise = Array.from({ length: 30_000 }, (_, at) => ((at * 7919) % 104_729).toString(36));
  const files = { 'schema.json': noise.join(' ') };
  render(<Toolbar edited={editedOf({ folder: { code: 'MYFORM', files } })} />);
  fireEvent.click(screen.getByRole('button', { name: 'Share link' }));
  await screen.findByText(/^This form is too large for a link/);
});

it('Toolbar: says that a form is open, and offers the edited one before it', () => {
  const { rerender } = render(<Toolbar edited={editedOf({ run: 2 })} />);
  expect(screen.getByRole('status').textContent).toBe('The form is open. ');
  const restore = vi.fn();
  rerender(<Toolbar edited={editedOf({ run: 2, previous: FOLDER, restore })} />);
  fireEvent.click(screen.getByRole('button', { name: 'Back to the form before' }));
  expect(restore).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(screen.getByLabelText('Start from'));
});
