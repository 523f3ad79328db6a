// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { FileRow, removeId } from '../../../../renderer/widgets/files/FileRow.tsx';
import { leaf } from '../../../support/planNodes.ts';
import { showField } from '../../support/showField.tsx';

const FILE = { name: 'a.pdf', size: 10, type: '', sha256: '', ref: 'r' };
const show = (onRemove: (() => void) | undefined) =>
  showField(leaf('file'), {
    draw: () => <FileRow file={FILE} index={1} called="a.pdf, file 2" onRemove={onRemove} />,
  });

describe('FileRow', () => {
  it('shows the name, the size and a button with a unique label', () => {
    const onRemove = vi.fn();
    show(onRemove);
    const row = screen.getByRole('listitem');
    expect([row.id, row.className, row.tabIndex]).toEqual(['f-it-1', 'file-row', -1]);
    expect(row.textContent).toBe('a.pdf 10.00 BRemove a.pdf, file 2');
    const button = screen.getByRole('button', { name: 'Remove a.pdf, file 2' });
    expect([button.id, button.hasAttribute('aria-describedby')]).toEqual([
      removeId('f-it-1'),
      false,
    ]);
    fireEvent.click(button);
    expect(onRemove).toHaveBeenCalledOnce();
  });

  it('U-08: shows the error of its file, and describes the button with it', () => {
    const { store } = show(vi.fn());
    act(() => store.showErrors([{ path: '/it/1', key: 'validation_fileDamaged', args: [] }]));
    const row = screen.getByRole('listitem');
    expect(row.className).toBe('file-row field-wrong');
    const button = screen.getByRole('button');
    const error = document.getElementById(button.getAttribute('aria-describedby') ?? '');
    expect(error?.textContent).toBe('Error: validation_fileDamaged');
    act(() => store.showErrors([{ path: '/it/0', key: 'other', args: [] }]));
    expect(row.textContent).not.toContain('other');
  });

  it('has no button if the answer is read-only', () => {
    show(undefined);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
