// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { give, show } from '../../../support/fieldOnPage.ts';
import { leaf } from '../../../support/planNodes.ts';
import { prepareCalendar } from '../../support/popovers.ts';
import { showField } from '../../support/showField.tsx';

beforeAll(prepareCalendar);
afterEach(cleanup);

const DATE = { type: 'string', hkDate: true };

describe('CalendarButton', () => {
  it('U-11: opens a calendar on request, and stores the chosen day', async () => {
    const { store } = await show({ ...DATE, dateMin: 'today' });
    const button = screen.getByRole('button', { name: 'Choose date' });
    expect(button.getAttribute('aria-expanded')).toBe('false');
    fireEvent.click(button);
    const panel = within(await screen.findByRole('dialog', { name: 'It: choose a date' }));
    const today = panel.getByRole('button', { name: /20 November 2026, today$/ });
    await waitFor(() => expect(document.activeElement).toBe(today));
    const yesterday = panel.getByRole<HTMLButtonElement>('button', { name: /19 November 2026/ });
    expect(yesterday.disabled).toBe(true);
    fireEvent.click(panel.getByRole('button', { name: /27 November 2026/ }));
    expect(store.get('/it')).toBe('27/11/2026');
    expect(screen.getByLabelText<HTMLInputElement>('It').value).toBe('27/11/2026');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute('aria-label')).toBe('Choose date, 27/11/2026 selected');
  });

  it('replaces a chosen date with a typed date, and opens the calendar at it', async () => {
    const { store } = await show(DATE);
    act(() => store.set('/it', '27/11/2026'));
    give(screen.getByLabelText('It'), '1/2/2027');
    const button = screen.getByRole('button', { name: 'Choose date, 01/02/2027 selected' });
    fireEvent.click(button);
    const panel = within(await screen.findByRole('dialog'));
    expect(panel.getByRole('grid', { name: 'February 2027' })).toBeTruthy();
    fireEvent.keyDown(panel.getByRole('grid'), { key: 'Escape' });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(button);
    expect(store.get('/it')).toBe('01/02/2027');
  });

  it('closes the calendar that its press has closed already, and opens it on the next press', async () => {
    showField(leaf('date'));
    const button = screen.getByRole('button', { name: 'Choose date' });
    const press = () => {
      fireEvent.pointerDown(button);
      fireEvent.click(button);
    };
    press();
    expect(await screen.findByRole('dialog')).toBeTruthy();
    press();
    expect(screen.queryByRole('dialog')).toBeNull();
    press();
    expect(screen.getByRole('dialog')).toBeTruthy();
    expect(button.getAttribute('aria-expanded')).toBe('true');
  });
});
