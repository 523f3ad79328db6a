// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { type CaptchaChallenge, captchaMachine } from '#engine';
import { CaptchaDialog } from '../../../renderer/captcha/CaptchaDialog.tsx';
import { SaveDialog } from '../../../renderer/saved-file/dialogs/SaveDialog.tsx';
import { polyfillDialog } from '../../support/dialogs.ts';
import { inPortal } from '../../support/inPortal.tsx';

beforeAll(polyfillDialog);
afterEach(cleanup);

const nothing = () => undefined;

/** Submits the dialog's form from its focused, empty box. */
function sendNothing(box: HTMLElement): void {
  box.focus();
  if (box instanceof HTMLInputElement && box.form) fireEvent.submit(box.form);
}

describe('DialogField: a field of a dialog', () => {
  it('U-02 U-09: announces a missing password as an error, and keeps the focus', async () => {
    await inPortal(<SaveDialog onSave={nothing} onClose={nothing} />);
    const box = screen.getByLabelText('Password of the file');
    expect(screen.queryByRole('alert')).toBeNull();
    sendNothing(box);
    expect(screen.getByRole('alert').textContent).toBe('Error: Please enter the password.');
    expect(document.activeElement).toBe(box);
  });

  it('U-22: announces that a password is shown or hidden, and that Caps Lock is on', async () => {
    await inPortal(<SaveDialog onSave={nothing} onClose={nothing} />);
    const box = screen.getByLabelText<HTMLInputElement>('Password of the file');
    const shown = () =>
      within(screen.getByRole('dialog'))
        .getAllByRole('status')
        .map(({ textContent }) => textContent)
        .filter(Boolean);
    expect(shown()).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Show Password of the file' }));
    expect([box.type, ...shown()]).toEqual(['text', 'The password is shown.']);
    fireEvent.click(screen.getByRole('button', { name: 'Hide Password of the file' }));
    expect([box.type, ...shown()]).toEqual(['password', 'The password is hidden.']);
    fireEvent.keyUp(box, { key: 'A', modifierCapsLock: true });
    expect(shown()).toEqual(['The password is hidden.', 'Caps Lock is on.']);
    fireEvent.keyUp(box, { key: 'a', modifierCapsLock: false });
    expect(shown()).toEqual(['The password is hidden.']);
  });

  it('U-09: announces that the characters of the captcha are missing', async () => {
    const challenge: CaptchaChallenge = { image: 'data:,', audio: [], secret: 'S' };
    const machine = captchaMachine.provide({
      actors: { loadChallenge: fromPromise(async () => challenge) },
    });
    const actor = createActor(machine, { input: {} }).start();
    await inPortal(<CaptchaDialog actor={actor} />);
    await act(async () => undefined);
    const box = screen.getByRole('textbox');
    sendNothing(box);
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toMatch(/^Error: .*4 characters/);
    expect(box.getAttribute('aria-describedby')).toContain(alert.id);
    expect(document.activeElement).toBe(box);
  });
});
