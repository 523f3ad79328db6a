// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { leaf } from '../../../support/planNodes.ts';
import { itsBox, showField, typeInto } from '../../support/showField.tsx';

describe('PasswordWidget', () => {
  it('U-22: can be shown, announces that, and keeps the typed text', () => {
    showField(leaf('password'));
    const box = itsBox();
    expect(box.type).toBe('password');
    typeInto(box, 'secret12');
    fireEvent.click(screen.getByRole('button', { name: 'Show It' }));
    const shown = screen.getByLabelText<HTMLInputElement>('It');
    expect([shown.type, shown.value]).toEqual(['text', 'secret12']);
    expect(document.querySelector('[aria-live]')?.textContent).toBe('The password is shown.');
    fireEvent.click(screen.getByRole('button', { name: 'Hide It' }));
    expect(document.querySelector('[aria-live]')?.textContent).toBe('The password is hidden.');
    expect(shown.type).toBe('password');
    expect(shown.autocomplete).toBe('new-password');
    expect([shown.getAttribute('autocapitalize'), shown.getAttribute('spellcheck')]).toEqual([
      'none',
      'false',
    ]);
  });

  it('U-22: shows and announces that Caps Lock is on', () => {
    showField(leaf('password'));
    const box = itsBox();
    fireEvent.keyUp(box, { key: 'a', modifierCapsLock: false });
    expect(screen.queryByText('Caps Lock is on.')).toBeNull();
    fireEvent.keyUp(box, { key: 'A', modifierCapsLock: true });
    const live = document.querySelector('[aria-live]');
    expect(live?.textContent).toBe('Caps Lock is on.');
    expect(screen.getAllByText('Caps Lock is on.').map(({ id }) => id)).toContain(
      box.getAttribute('aria-describedby'),
    );
    fireEvent.keyUp(box, { key: 'B', modifierCapsLock: true });
    expect(live?.textContent).toBe('Caps Lock is on.');
  });
});
