// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ChosenFile } from '../../../../renderer/widgets/file/ChosenFile.tsx';
import { leaf } from '../../../support/planNodes.ts';
import { showField } from '../../support/showField.tsx';

const FILE = { name: 'deed.pdf', size: 8, type: '', sha256: '', ref: 'r' };
const show = (onRemove: (() => void) | undefined) =>
  showField(leaf('file'), {
    draw: () => <ChosenFile file={FILE} size="8.00 B" onRemove={onRemove} />,
  });

describe('ChosenFile', () => {
  it('shows the name and the size, and a button that removes the file', () => {
    const onRemove = vi.fn();
    const { container } = show(onRemove);
    expect(container.textContent).toBe('deed.pdf 8.00 BRemove deed.pdf');
    fireEvent.click(screen.getByRole('button', { name: 'Remove deed.pdf' }));
    expect(onRemove).toHaveBeenCalledOnce();
  });

  it('has no button if the answer is read-only', () => {
    show(undefined);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
