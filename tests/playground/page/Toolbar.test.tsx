// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { folderIn } from '../../../playground/model/shareLink.ts';
import { Toolbar } from '../../../playground/page/Toolbar.tsx';

afterEach(cleanup);

const FOLDER = { code: 'MYFORM', files: { 'schema.json': '{}' } };

it('Toolbar: opens the chosen example', async () => {
  const onOpen = vi.fn();
  render(<Toolbar folder={FOLDER} onOpen={onOpen} />);
  fireEvent.change(screen.getByLabelText('Start from'), { target: { value: 'FIRST' } });
  fireEvent.click(screen.getByRole('button', { name: 'Open' }));
  await vi.waitFor(() => expect(onOpen).toHaveBeenCalledOnce());
  expect(onOpen.mock.lastCall?.[0]).toMatchObject({ code: 'FIRST' });
});

it('Toolbar: shows the link when the browser does not copy it', async () => {
  render(<Toolbar folder={FOLDER} onOpen={vi.fn()} />);
  fireEvent.click(screen.getByRole('button', { name: 'Share link' }));
  const box = await screen.findByLabelText<HTMLInputElement>('Link to this form');
  expect(await folderIn(new URL(box.value).hash)).toEqual(FOLDER);
  screen.getByText('Copy this link. It contains the whole form.');
});

it('Toolbar: proposes the folder for a form that is too large for a link', async () => {
  const noise = Array.from({ length: 30_000 }, (_, at) => ((at * 7919) % 104_729).toString(36));
  const files = { 'schema.json': noise.join(' ') };
  render(<Toolbar folder={{ code: 'MYFORM', files }} onOpen={vi.fn()} />);
  fireEvent.click(screen.getByRole('button', { name: 'Share link' }));
  await screen.findByText(/^This form is too large for a link/);
});
