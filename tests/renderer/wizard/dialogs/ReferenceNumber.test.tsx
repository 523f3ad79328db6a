// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ReferenceNumber } from '../../../../renderer/wizard/dialogs/ReferenceNumber.tsx';
import { inPortal } from '../../../support/inPortal.tsx';
import { button } from '../../../support/onPage.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Renders a number, and copies it with this clipboard. */
async function copied(writeText: (text: string) => Promise<void>) {
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  const onCopied = vi.fn();
  await inPortal(<ReferenceNumber reference="LREAL1-1" onCopied={onCopied} />);
  expect(screen.getByRole('status').textContent).toBe('');
  await act(async () => fireEvent.click(button('Copy')));
  return onCopied;
}

describe('ReferenceNumber', () => {
  it('copies the number', async () => {
    const writeText = vi.fn(async () => undefined);
    const onCopied = await copied(writeText);
    expect(writeText).toHaveBeenCalledExactlyOnceWith('LREAL1-1');
    expect(onCopied).toHaveBeenCalledOnce();
    expect(screen.getByRole('status').textContent).toBe('The reference number was copied.');
  });

  it('selects the number if the clipboard is denied', async () => {
    const onCopied = await copied(() => Promise.reject(new DOMException('', 'NotAllowedError')));
    expect(onCopied).not.toHaveBeenCalled();
    expect(window.getSelection()?.toString()).toBe('LREAL1-1');
    expect(screen.getByRole('status').textContent).toMatch(/^The number is selected\./);
  });
});
