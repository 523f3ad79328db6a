// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { type ComponentProps, createRef } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DialogFileField } from '../../../renderer/dialogs/DialogFileField.tsx';
import { inPortal } from '../../support/inPortal.tsx';

afterEach(cleanup);

async function shown(more: Partial<ComponentProps<typeof DialogFileField>> = {}) {
  const ref = createRef<HTMLInputElement>();
  const texts = { label: 'Saved form', help: 'At most 33 MB', choose: 'Choose the file' };
  await inPortal(<DialogFileField id="f" accept=".lrwf,.txt" {...texts} {...more} ref={ref} />);
  const box = screen.getByLabelText<HTMLInputElement>('Saved form');
  expect(ref.current).toBe(box);
  const choose = (...files: readonly File[]) => fireEvent.change(box, { target: { files } });
  const button = () => document.querySelector('label.button')?.textContent;
  return { box, choose, button };
}

const FILE = new File(['x'], 'form.lrwf');

describe('DialogFileField', () => {
  it('shows a button, then the name of the chosen file', async () => {
    const { box, choose, button } = await shown({ chooseOther: 'Choose another file' });
    expect([box.accept, box.disabled, button()]).toEqual(['.lrwf,.txt', false, 'Choose the file']);
    expect(screen.getByRole('status').textContent).toBe('');
    choose(FILE);
    expect(screen.getByRole('status').textContent).toBe('form.lrwf');
    expect(button()).toBe('Choose another file');
    choose();
    expect(screen.getByRole('status').textContent).toBe('');
    expect(button()).toBe('Choose the file');
  });

  it('keeps its label without another one', async () => {
    const { choose, button } = await shown();
    choose(FILE);
    expect(button()).toBe('Choose the file');
  });

  it('reports the chosen file, or that none is chosen', async () => {
    const onChoose = vi.fn();
    const { choose } = await shown({ onChoose });
    choose(FILE);
    choose();
    expect(onChoose.mock.calls).toEqual([[FILE], [undefined]]);
  });

  it('passes on focus, state and error', async () => {
    const { box } = await shown({ hasFirstFocus: true, isDisabled: true, error: 'Choose a file' });
    expect([box.dataset.autofocus, box.disabled]).toEqual(['true', true]);
    expect(box.getAttribute('aria-describedby')).toBe('f-help f-error');
    cleanup();
    expect((await shown()).box.dataset.autofocus).toBeUndefined();
  });
});
