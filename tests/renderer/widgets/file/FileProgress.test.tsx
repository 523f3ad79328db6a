// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { FileProgress } from '../../../../renderer/widgets/file/FileProgress.tsx';
import type { Reading } from '../../../../renderer/widgets/file/FileReadings.ts';
import { leaf } from '../../../support/planNodes.ts';
import { showField } from '../../support/showField.tsx';

function show(change: Partial<Reading>, called?: string) {
  const file = new File(['x'], 'deed.pdf');
  const reading: Reading = { key: 1, file, state: 'reading', percent: 0, ...change };
  const onStop = vi.fn();
  showField(leaf('file'), {
    draw: () => <FileProgress id="f-it" called={called} reading={reading} onStop={onStop} />,
  });
  return onStop;
}

describe('FileProgress', () => {
  it('shows the percentage of a file that is read, with a labelled bar', () => {
    const onStop = show({ percent: 40 });
    const bar = screen.getByLabelText<HTMLProgressElement>('Reading deed.pdf: 40 %');
    expect([bar.value, bar.max]).toEqual([40, 100]);
    fireEvent.click(screen.getByRole('button', { name: 'Remove deed.pdf' }));
    expect(onStop).toHaveBeenCalledOnce();
  });

  it('shows that a file is checked, in a status without a bar', () => {
    show({ state: 'checking' });
    expect(screen.getByRole('status').textContent?.trim()).toBe('Checking deed.pdf');
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('names the button with the label that distinguishes the file', () => {
    show({}, 'deed.pdf, file 2');
    expect(screen.getByRole('button').textContent).toBe('Remove deed.pdf, file 2');
  });

  it('shows the reason of a rejection as an error, without a button', () => {
    show({ state: 'refused', refusal: { key: 'file.empty', args: { name: 'deed.pdf' } } });
    const error = document.getElementById('f-it-refused');
    expect(error?.textContent).toBe('Error: deed.pdf is empty. Choose another file.');
    expect(screen.queryByRole('button')).toBeNull();
  });
});
