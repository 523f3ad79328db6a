// @vitest-environment jsdom

import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import minimal from '#forms/LREAL1/samples/minimal.json' with { type: 'json' };
import type { LoadedForm } from '../../../renderer/api/formApi.ts';
import { heading } from '../../support/onPage.ts';
import {
  begin,
  pageFor,
  press,
  rememberSitting,
  settled,
  showWizard,
} from '../../support/showWizard.tsx';

const loaded = pageFor('LREAL1');
let form: LoadedForm;
beforeEach(() => {
  form = loaded();
});

const dialog = () => screen.getByRole('dialog');

describe('WizardPage: the notes', () => {
  it('require every box, and show the error in the dialog and then in the list', async () => {
    await showWizard(form);
    await press('Start filling in the form');
    expect(dialog().textContent).toContain('Please tick every box to continue.');
    await press('Go to the list of problems');
    expect(document.activeElement?.id).toBe('problems');
    fireEvent.click(within(screen.getByRole('group', { name: /problem/ })).getByRole('link'));
    expect(document.activeElement?.id).toBe('agree-generalTerms');
  });

  it('record the time of acceptance', async () => {
    await showWizard(form);
    for (const box of screen.getAllByRole('checkbox')) fireEvent.click(box);
    await settled();
    expect(localStorage.getItem('acceptTC')).toMatch(/^2026-11-20T10:00:0\d.*\+08:00$/);
    expect(document.body.textContent).toContain('Accepted on 20/11/2026 10:00 AM');
  });

  it('do not start the form after a tick is removed', async () => {
    await showWizard(form);
    for (const box of screen.getAllByRole('checkbox')) fireEvent.click(box);
    fireEvent.click(screen.getAllByRole('checkbox')[1] ?? document.body);
    await press('Start filling in the form');
    expect(heading()).toBe('Important notes');
    expect(document.activeElement?.id).toBe('agree-formTerms');
  });
});

describe('WizardPage: a step', () => {
  it('U-26, U-27: has the only h1, and focuses the h1 when the step changes', async () => {
    await showWizard(form);
    await begin();
    expect(heading()).toBe('How to submit');
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });

  it('U-04: shows step, form and portal in the title, with "Error:" after an error', async () => {
    await showWizard(form);
    await begin();
    const title =
      'How to submit – Application Form for Subscription to Property Alert – Electronic Forms | The Land Registry';
    expect(document.title).toBe(title);
    await press('Next');
    expect(document.title).toBe(`Error: ${title}`);
  });

  it('U-01: lists errors with links to their fields, and removes corrected errors', async () => {
    await showWizard(form);
    await begin();
    await press('Next');
    await press('Go to the list of problems');
    const list = screen.getByRole('group', { name: 'There is 1 problem on this page' });
    fireEvent.click(within(list).getByRole('link'));
    expect(document.activeElement?.getAttribute('type')).toBe('radio');
    fireEvent.click(screen.getByRole('radio', { name: 'Online' }));
    await vi.waitFor(() => expect(screen.queryByRole('group', { name: /problem/ })).toBeNull());
  });

  it('D-24: asks before the user leaves the page only after an edit', async () => {
    await showWizard(form);
    await begin();
    const leave = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(leave()).toBe(false);
    fireEvent.click(screen.getByRole('radio', { name: 'Online' }));
    await settled();
    expect(leave()).toBe(true);
  });

  it('B-03: shows the screen code of the step, for the help desk', async () => {
    await showWizard(form);
    expect(screen.getByText('LREAL1-01')).toBeTruthy();
    await begin();
    expect(screen.getByText('LREAL1-02')).toBeTruthy();
  });
});

describe('WizardPage: the language', () => {
  it('U-38: switches the texts, and keeps step, errors and focus', async () => {
    await showWizard(form);
    await begin();
    await press('Next');
    await press('Go to the list of problems');
    const button = screen.getByRole('button', { name: '繁體中文' });
    button.focus();
    fireEvent.click(button);
    await vi.waitFor(() => expect(document.title).toMatch(/^錯誤：遞交方式/));
    expect(heading()).toBe('遞交方式');
    expect(document.documentElement.lang).toBe('zh-Hant-HK');
    expect(window.location.search).toBe('?lang=tc');
    expect(screen.getByRole('group', { name: '此頁有 1 個問題' })).toBeTruthy();
    expect(document.activeElement).toBe(button);
    const length = window.history.length;
    fireEvent.click(screen.getByRole('button', { name: '简体中文' }));
    await vi.waitFor(() => expect(heading()).toBe('递交方式'));
    expect(window.history.length).toBe(length);
  });
});

describe('WizardPage: the running total', () => {
  it('is shown under the charged list, and announces changes politely', async () => {
    rememberSitting(form, minimal.formData);
    await showWizard(form);
    await press(/^Land registers/);
    const shown = () => document.querySelector('.total')?.textContent;
    const announced = () => document.querySelector('[aria-live=polite]')?.textContent;
    expect(shown()).toBe('Total HK$380.00');
    expect(announced()).not.toContain('Total');
    const fee = screen.getByLabelText<HTMLSelectElement>('Type of subscription');
    const choose = (index: number) =>
      fireEvent.change(fee, { target: { value: fee.options[index]?.value } });
    choose(2);
    await vi.waitFor(() => expect(shown()).toBe('Total HK$250.00'));
    expect(announced()).toBe('Total HK$250.00');
    choose(0);
    // The total keeps its space: otherwise the first fee would move Next away from the pointer.
    await vi.waitFor(() => expect(shown()).toBe('Total HK$0.00'));
    expect(announced()).toBe('Total HK$0.00');
  });

  it('does not change while a pointer is down: it would move the pressed element', async () => {
    rememberSitting(form, minimal.formData);
    await showWizard(form);
    await press(/^Land registers/);
    const shown = () => document.querySelector('.total')?.textContent;
    const fee = screen.getByLabelText<HTMLSelectElement>('Type of subscription');
    fireEvent.pointerDown(document.body);
    fireEvent.change(fee, { target: { value: fee.options[2]?.value } });
    await act(() => new Promise((done) => setTimeout(done, 400)));
    expect(shown()).toBe('Total HK$380.00');
    fireEvent.pointerUp(document.body);
    await vi.waitFor(() => expect(shown()).toBe('Total HK$250.00'));
  });
});

describe('WizardPage: Clear', () => {
  it('keeps one blank, open record, and removes the Undo button', async () => {
    rememberSitting(form, minimal.formData);
    await showWizard(form);
    await press(/^Land registers/);
    await press('Add another land register');
    await press('Remove Land register 1');
    expect(screen.getByRole('button', { name: /Undo/ })).toBeTruthy();
    await press('Clear');
    await press('Clear this page');
    expect(screen.queryByRole('button', { name: /Undo/ })).toBeNull();
    const fees = screen.getAllByLabelText<HTMLSelectElement>('Type of subscription');
    expect(fees.map(({ value }) => value)).toEqual(['']);
  });
});

describe('WizardPage: the review', () => {
  it('U-30: shows every answer with a Change button, and returns to the review', async () => {
    rememberSitting(form, minimal.formData);
    await showWizard(form);
    await press(/^Review/);
    expect(heading()).toBe('Check your answers');
    expect(document.body.textContent).toContain('A123456(3)');
    expect(document.body.textContent).toContain('Not provided');
    await press('Change Name of owner in English');
    expect(heading()).toBe('Owner');
    expect(document.activeElement?.id).toBe('f-SubscriberNameEng');
    await press('Back to the review');
    expect(heading()).toBe('Check your answers');
  });

  it('U-30: opens an answer of a closed record', async () => {
    const [order] = minimal.formData.orders;
    rememberSitting(form, { ...minimal.formData, orders: [order, { ...order, PRN: 'B2345674' }] });
    await showWizard(form);
    for (const row of [0, 1, 0]) {
      await press(/^Review/);
      const [first, second] = screen.getAllByRole('button', { name: /^Change .*Property Ref/ });
      fireEvent.click((row === 0 ? first : second) ?? document.body);
      await settled();
      expect(document.activeElement?.id).toBe(`f-orders-${row}-PRN`);
    }
  });
});
