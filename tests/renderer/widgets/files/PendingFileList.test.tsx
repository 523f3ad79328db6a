// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Reading } from '../../../../renderer/widgets/file/FileReadings.ts';
import { PendingFileList } from '../../../../renderer/widgets/files/PendingFileList.tsx';
import { leaf } from '../../../support/planNodes.ts';
import { showField } from '../../support/showField.tsx';

const pending = (key: number, refusal?: Reading['refusal']): Reading => ({
  key,
  file: new File(['x'], `${key}.pdf`),
  state: refusal ? 'refused' : 'reading',
  percent: 0,
  ...(refusal && { refusal }),
});
const UNREADABLE = pending(2, { key: 'files.failed', args: { name: '2.pdf' } });
const TWICE = pending(3, { key: 'files.twice', args: { name: '3.pdf' } });

function show(...pendingReadings: readonly Reading[]) {
  const calls = { onStop: vi.fn(), onDismiss: vi.fn(), onRetry: vi.fn() };
  const called = pendingReadings.map(({ file }) => `the ${file.name}`);
  const list = { id: 'f-it', pendingReadings, called, ...calls };
  const { container } = showField(leaf('file'), { draw: () => <PendingFileList {...list} /> });
  return { container, ...calls };
}

describe('PendingFileList', () => {
  it('has a line for each pending or rejected file, with its own buttons', () => {
    show(pending(1), UNREADABLE, TWICE);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Reading 1.pdf: 0 %Remove the 1.pdf',
      'Error: 2.pdf could not be read.Try again the 2.pdfDismiss the 2.pdf',
      'Error: 3.pdf was not added: the same file is there already.Dismiss the 3.pdf',
    ]);
    expect(document.getElementById('f-it-2-refused')).not.toBeNull();
  });

  it('calls the function of the pressed button with its file', () => {
    const first = pending(1);
    const { onStop, onDismiss, onRetry } = show(first, UNREADABLE, TWICE);
    for (const name of ['Remove the 1.pdf', 'Try again the 2.pdf', 'Dismiss the 3.pdf']) {
      fireEvent.click(screen.getByRole('button', { name }));
    }
    expect(onStop).toHaveBeenCalledExactlyOnceWith(first);
    expect(onRetry).toHaveBeenCalledExactlyOnceWith(UNREADABLE);
    expect(onDismiss).toHaveBeenCalledExactlyOnceWith(TWICE);
  });

  it('renders nothing without such a file', () => {
    show();
    expect(screen.queryByRole('list')).toBeNull();
  });
});
