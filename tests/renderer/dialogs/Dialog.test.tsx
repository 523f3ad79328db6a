// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { ConfirmDialog } from '../../../renderer/dialogs/ConfirmDialog.tsx';
import { Dialog } from '../../../renderer/dialogs/Dialog.tsx';
import { ErrorDialog } from '../../../renderer/dialogs/ErrorDialog.tsx';
import { SessionWarning } from '../../../renderer/dialogs/SessionWarning.tsx';
import { ValidationDialog } from '../../../renderer/dialogs/ValidationDialog.tsx';
import { LoadingOverlay } from '../../../renderer/layout/LoadingOverlay.tsx';
import { closeByForce, polyfillDialog, pressEscape } from '../../support/dialogs.ts';
import { inPortal, portalPage } from '../../support/inPortal.tsx';

beforeAll(polyfillDialog);
afterEach(cleanup);

const nothing = () => undefined;

function Opener({ canClose = true }: { readonly canClose?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        open
      </button>
      {isOpen && (
        <Dialog title="A title" onClose={canClose ? () => setOpen(false) : undefined}>
          <button type="button">inside</button>
        </Dialog>
      )}
    </>
  );
}

async function opened(opener = <Opener />) {
  await inPortal(opener);
  const button = screen.getByText('open');
  button.focus();
  fireEvent.click(button);
  return { button, dialog: screen.getByRole<HTMLDialogElement>('dialog') };
}

describe('Dialog', () => {
  it('D-25: focuses its heading when it opens, and restores the focus when it closes', async () => {
    const { button, dialog } = await opened();
    expect(document.activeElement).toBe(screen.getByText('A title'));
    act(() => pressEscape(dialog));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(button);
  });

  it('has its title as accessible name', async () => {
    const { dialog } = await opened();
    const id = dialog.getAttribute('aria-labelledby') ?? '';
    expect(document.getElementById(id)?.textContent).toBe('A title');
  });

  it('D-25: does not close on Esc if closing is not allowed (during payment)', async () => {
    const { dialog } = await opened(<Opener canClose={false} />);
    act(() => pressEscape(dialog));
    expect(screen.getByRole('dialog')).toBe(dialog);
  });

  it('D-25: reopens if the browser closes it by force (repeated Esc, Back key)', async () => {
    const { dialog } = await opened(<Opener canClose={false} />);
    act(() => closeByForce(dialog));
    expect(dialog.open).toBe(true);
    expect(document.activeElement).toBe(screen.getByText('A title'));
  });

  it('stays closed if the browser closes it and closing is allowed', async () => {
    const { button, dialog } = await opened();
    act(() => closeByForce(dialog));
    expect(dialog.open).toBe(false);
    expect(document.activeElement).toBe(button);
  });

  it('stays open when the user cancels a file picker inside', async () => {
    const { dialog } = await opened();
    const calledOff = new Event('cancel', { bubbles: true });
    act(() => {
      screen.getByText('inside').dispatchEvent(calledOff);
    });
    expect(screen.getByRole('dialog')).toBe(dialog);
  });
});

describe('LoadingOverlay', () => {
  it('U-55: announces the message in a status region outside the busy element', async () => {
    await inPortal(<LoadingOverlay message="Sending" />);
    expect(screen.getByText('Sending').getAttribute('role')).toBe('status');
    expect(screen.getByText('Sending').closest('[aria-busy="true"]')).toBeNull();
  });

  it('reopens if the browser closes it by force', async () => {
    await inPortal(<LoadingOverlay message="Sending" />);
    const overlay = document.querySelector('dialog');
    if (!overlay) throw new RangeError('Cannot find the overlay');
    act(() => closeByForce(overlay));
    expect(overlay.open).toBe(true);
  });
});

describe('Dialog whose content changes', () => {
  function Wait() {
    const [isWaiting, setWaiting] = useState(false);
    return (
      <Dialog title="A title">
        {!isWaiting && (
          <button type="button" onClick={() => setWaiting(true)}>
            go
          </button>
        )}
      </Dialog>
    );
  }

  it('D-25: focuses the title when the focused button is removed, and traps Tab', async () => {
    await inPortal(<Wait />);
    const dialog = screen.getByRole('dialog');
    expect(fireEvent.keyDown(dialog, { key: 'Tab' }), 'Tab works as ever').toBe(true);
    const button = screen.getByText('go');
    button.focus();
    fireEvent.click(button);
    expect(document.activeElement).toBe(screen.getByText('A title'));
    expect(fireEvent.keyDown(dialog, { key: 'Tab' }), 'Tab stays').toBe(false);
  });
});

describe('ValidationDialog', () => {
  const LINES = [
    { id: '1', label: 'Land register 2, PRN', message: 'Enter the PRN' },
    { id: '2', label: 'Contact telephone', message: 'Enter a number' },
  ];

  it('U-01: lists field, record and message, and focuses the list on the page', async () => {
    const Page = () => {
      const [isOpen, setOpen] = useState(true);
      return (
        <>
          <div id="summary" tabIndex={-1} />
          {isOpen && (
            <ValidationDialog
              lines={LINES}
              onClose={() => setOpen(false)}
              onChoose={() => undefined}
              focusAfter={() => document.getElementById('summary')}
            />
          )}
        </>
      );
    };
    await inPortal(<Page />);
    expect(screen.getByRole('heading').textContent).toBe('Validation Error');
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Land register 2, PRNEnter the PRN',
      'Contact telephoneEnter a number',
    ]);
    fireEvent.click(screen.getByRole('button', { name: 'Go to the list of problems' }));
    expect(document.activeElement?.id).toBe('summary');
  });
});

describe('ErrorDialog', () => {
  const show = (message: Parameters<typeof ErrorDialog>[0]['message'], onRetry?: () => void) =>
    inPortal(<ErrorDialog message={message} onRetry={onRetry} onClose={() => undefined} />);

  it('shows the message of a key after the error label', async () => {
    await show({ key: 'serverBusy', args: [], reference: 'REF1' });
    const dialog = screen.getByRole('alertdialog');
    expect(dialog.textContent).toContain('Error: The system is currently busy.');
    expect(dialog.textContent).toContain('REF1');
  });

  it.each([
    [{ key: 'nobodyKnows', args: [], text: 'internal words' }],
    [{ key: 'nobodyKnows', args: [], text: 'null' }],
  ])('D-14: falls back to the general message for %j', async (message) => {
    await show(message);
    expect(screen.getByRole('alertdialog').textContent).toContain('A system error has occurred.');
    expect(screen.getByRole('alertdialog').textContent).not.toContain('internal');
  });

  it('shows the number of a known submission', async () => {
    await show({ key: 'nobodyKnows', args: [], submissionId: 'SUB1' });
    expect(screen.getByRole('alertdialog').textContent).toContain('submission number SUB1');
  });

  it('shows "Try again" only with a retry callback', async () => {
    const retry = vi.fn();
    await show({ key: 'serverBusy', args: [] }, retry);
    fireEvent.click(screen.getByText('Try again'));
    expect(retry).toHaveBeenCalledOnce();
    cleanup();
    await show({ key: 'serverBusy', args: [] });
    expect(screen.queryByText('Try again')).toBeNull();
  });
});

describe('ConfirmDialog', () => {
  it('D-23: focuses the Cancel button', async () => {
    await inPortal(
      <ConfirmDialog
        title="Go back?"
        body="Signatures go."
        confirm="Go back and remove"
        onConfirm={() => undefined}
        onCancel={() => undefined}
      />,
    );
    expect(document.activeElement?.textContent).toBe('Cancel');
  });
});

describe('SessionWarning', () => {
  it('U-35: shows every second, and announces only some to a screen reader', async () => {
    const warning = (seconds: number) => (
      <SessionWarning remainingSeconds={seconds} onRenew={nothing} onSave={nothing} />
    );
    const { rerender } = await inPortal(warning(60));
    expect(document.activeElement?.textContent).toBe('Confirm, keep my answers');
    for (const [second, announced] of [
      [60, 60],
      [59, 60],
      [31, 60],
      [30, 30],
      [29, 30],
    ] as const) {
      rerender(await portalPage(warning(second)));
      const dialog = screen.getByRole('alertdialog');
      const shown = dialog.querySelector('p[aria-hidden="true"]');
      expect(shown?.textContent).toContain(`In ${second} seconds`);
      expect(within(dialog).getByRole('status').textContent).toContain(`In ${announced} seconds`);
    }
  });
});
