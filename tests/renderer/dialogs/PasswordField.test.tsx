// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { type ComponentProps, createRef } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { PasswordField } from '../../../renderer/dialogs/PasswordField.tsx';
import { inPortal } from '../../support/inPortal.tsx';
import { button } from '../../support/onPage.ts';

afterEach(cleanup);

async function shown(more: Partial<ComponentProps<typeof PasswordField>> = {}) {
  const ref = createRef<HTMLInputElement>();
  await inPortal(<PasswordField id="f" label="Password" autoComplete="off" {...more} ref={ref} />);
  const box = screen.getByLabelText<HTMLInputElement>('Password');
  expect(ref.current).toBe(box);
  return box;
}

const statuses = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .filter(Boolean);

describe('PasswordField', () => {
  it('U-22: hides the password until the button is pressed, and announces the change', async () => {
    const box = await shown({ typed: 'secret' });
    expect([box.type, box.value, statuses()]).toEqual(['password', 'secret', []]);
    fireEvent.click(button('Show Password'));
    expect([box.type, statuses()]).toEqual(['text', ['The password is shown.']]);
    fireEvent.click(button('Hide Password'));
    expect([box.type, statuses()]).toEqual(['password', ['The password is hidden.']]);
    expect(button('Show Password').getAttribute('aria-controls')).toBe('f');
  });

  it('U-22: warns while Caps Lock is on', async () => {
    const box = await shown();
    fireEvent.keyUp(box, { key: 'A', modifierCapsLock: true });
    expect(statuses()).toEqual(['Caps Lock is on.']);
    fireEvent.keyUp(box, { key: 'a' });
    expect(statuses()).toEqual([]);
  });

  it('passes on error, state and the browser’s completion', async () => {
    const box = await shown({
      error: 'Enter it',
      isDisabled: true,
      autoComplete: 'current-password',
    });
    expect([box.disabled, box.autocomplete, box.getAttribute('aria-describedby')]).toEqual([
      true,
      'current-password',
      'f-error',
    ]);
    cleanup();
    const plain = await shown();
    expect([plain.disabled, plain.getAttribute('spellcheck')]).toEqual([false, 'false']);
  });
});
