// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { type CaptchaChallenge, captchaMachine } from '#engine';
import { CaptchaDialog } from '../../../renderer/captcha/CaptchaDialog.tsx';
import { SaveDialog } from '../../../renderer/dialogs/SaveDialog.tsx';
import { teachDialogs } from '../../support/dialogs.ts';
import { inPortal } from '../../support/inPortal.tsx';

beforeAll(teachDialogs);
afterEach(cleanup);

const nothing = () => undefined;

/** Sends what the dialog asks for, with nothing typed, from the box that has the focus. */
function sendNothing(box: HTMLElement): void {
  box.focus();
  if (box instanceof HTMLInputElement && box.form) fireEvent.submit(box.form);
}

describe('a field of a dialog', () => {
  it('U-09: says aloud that a password is missing, since the focus is in its box already', async () => {
    await inPortal(<SaveDialog onSave={nothing} onClose={nothing} />);
    const box = screen.getByLabelText('Password of the file');
    expect(screen.queryByRole('alert')).toBeNull();
    sendNothing(box);
    expect(screen.getByRole('alert').textContent).toBe('Please enter the password.');
    expect(document.activeElement).toBe(box);
  });

  it('U-09: says aloud that the characters of the captcha are missing', async () => {
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
    expect(alert.textContent).toContain('4 characters');
    expect(box.getAttribute('aria-describedby')).toContain(alert.id);
    expect(document.activeElement).toBe(box);
  });
});
