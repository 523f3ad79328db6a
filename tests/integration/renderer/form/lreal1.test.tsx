// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createFormStore, type FormStore, LANGUAGES, type Language } from '#engine';
import { FormFields, focusField } from '#renderer';
import { brokenIds } from '../../../support/idrefs.ts';
import { loadPortalForm, type PortalForm } from '../../../support/loadPortalForm.ts';
import { renderFields } from '../../../support/renderFields.tsx';

const NOW = '2026-11-20T10:00:00+08:00';
const ORDER = { SubscriptionFee: 'oneOff', ProvideRelation: 'PRN', PRN: 'A0123453' };

let form: PortalForm;
beforeAll(async () => {
  form = await loadPortalForm('LREAL1');
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function sitting(data = {}): FormStore {
  return createFormStore(form.plan, form.validator, { now: NOW, data });
}

function show(store: FormStore, stepId: string, language: Language = 'en') {
  const step = form.plan.steps.find(({ id }) => id === stepId);
  return renderFields({
    store,
    language,
    texts: form.texts[language],
    pointers: step?.fields ?? form.plan.workflowFields,
  });
}

const cases = LANGUAGES.flatMap((language) =>
  ['delivery', 'subscriberParticulars', 'orders', 'documents', 'survey', 'submission'].map(
    (step) => [language, step] as const,
  ),
);

describe('LREAL1, with the real store and rules', () => {
  it.each(cases)(
    'U-02, U-39: %s, step %s: every id resolves, no key shows as text',
    (language, step) => {
      const DeliveryMethod = step === 'delivery' ? 'representative' : 'online';
      const store = sitting({ DeliveryMethod, OwnerType: 'corporate', receiveAckEmail: true });
      store.validateSteps();
      const { container } = show(store, step, language);
      expect(brokenIds(container)).toEqual([]);
      const labels = [...container.querySelectorAll('label, legend, h2, h3')];
      expect(labels.length).toBeGreaterThan(0);
      for (const { textContent } of labels) expect(textContent).not.toMatch(/^[a-z]+[A-Z]|\$|\{/);
    },
  );

  it('renders nothing while a name is typed, even when its rules run', () => {
    vi.useFakeTimers();
    const store = sitting({ OwnerType: 'individual' });
    const { commits } = show(store, 'subscriberParticulars');
    const box = screen.getByLabelText('Name of owner in English');
    const before = commits();
    for (const text of ['C', 'CH', 'CHA', 'CHAN'])
      fireEvent.input(box, { target: { value: text } });
    act(() => vi.advanceTimersByTime(1000));
    expect(store.get('/SubscriberNameEng')).toBe('CHAN');
    expect(commits() - before).toBe(0);
  });

  it('U-10: normalises an identity card number on blur and reports a wrong check digit', () => {
    const store = sitting({ OwnerType: 'individual', IdDoc: 'hkid' });
    show(store, 'subscriberParticulars');
    const box = screen.getByLabelText('Number of the identification document');
    fireEvent.input(box, { target: { value: 'a123456(3)' } });
    fireEvent.blur(box);
    expect(box).toHaveProperty('value', 'A1234563');
    expect(box.getAttribute('aria-invalid')).toBeNull();
    fireEvent.input(box, { target: { value: 'A1234560' } });
    fireEvent.blur(box);
    expect(box.getAttribute('aria-invalid')).toBe('true');
  });

  it.each(LANGUAGES)(
    'shows advice if the identity document does not allow online signing (%s)',
    (language) => {
      const store = sitting({
        DeliveryMethod: 'online',
        OwnerType: 'individual',
        IdDoc: 'other',
      });
      show(store, 'subscriberParticulars', language);
      act(() => store.touch('/IdDoc'));
      expect(form.texts[language]['IdDoc.error.warn_onlineSignNeedsHkid']).toBeTruthy();
      expect(document.querySelector('#f-IdDoc .field-advice')?.textContent).toContain(
        'warn_onlineSignNeedsHkid',
      );
      expect(store.error('/IdDoc')).toBeUndefined();
    },
  );

  it('removes a shown error once the typed value is valid', async () => {
    const store = sitting();
    show(store, 'subscriberParticulars');
    const box = screen.getByLabelText('Contact telephone');
    fireEvent.input(box, { target: { value: '2345 678x' } });
    fireEvent.blur(box);
    expect(box.getAttribute('aria-invalid')).toBe('true');
    fireEvent.input(box, { target: { value: '2345 6789' } });
    await waitFor(() => expect(box.getAttribute('aria-invalid')).toBeNull());
  });

  it('reports a wrong date once, after blur of its last input, and pads day and month', () => {
    const store = sitting({ orders: [ORDER] });
    const { container } = show(store, 'orders');
    const type = (name: string, value: string, next?: string) => {
      const box = screen.getByLabelText(name);
      fireEvent.input(box, { target: { value } });
      const relatedTarget = next ? screen.getByLabelText(next) : document.body;
      fireEvent.blur(box, { relatedTarget });
      return box;
    };
    const day = type('Day', '1', 'Month');
    const month = type('Month', '1', 'Year');
    expect(container.querySelectorAll('.field-error')).toHaveLength(0);
    type('Year', '2026');
    expect(day).toHaveProperty('value', '01');
    expect(month).toHaveProperty('value', '01');
    expect(container.querySelectorAll('.field-error')).toHaveLength(1);
    type('Year', '2027');
    expect(container.querySelectorAll('.field-error')).toHaveLength(0);
  });

  it('restores a removed order, and focuses a field in a closed order', () => {
    const store = sitting({ orders: [ORDER, { ...ORDER, PRN: 'B0123450' }] });
    show(store, 'orders');
    fireEvent.click(screen.getByRole('button', { name: 'Remove Land register 1' }));
    expect(store.get('/orders/0/PRN')).toBe('B0123450');
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(store.get('/orders/0/PRN')).toBe('A0123453');
    expect(
      screen.getByLabelText(/^Property Reference Number \(PRN\)$/, { selector: '[type=text]' }),
    ).toHaveProperty('value', 'A0123453');
    act(() => void focusField(store, '/orders/1/PRN'));
    expect(document.activeElement?.id).toBe('f-orders-1-PRN');
    expect(document.activeElement).toHaveProperty('value', 'B0123450');
  });

  it('hydrates prerendered HTML without a mismatch and keeps the text typed before', async () => {
    const faults = vi.spyOn(console, 'error');
    const store = sitting();
    const view = (
      <FormFields
        store={store}
        texts={form.texts['zh-Hant']}
        language="zh-Hant"
        messageText={({ key }) => key}
        pointers={form.plan.steps.find(({ id }) => id === 'subscriberParticulars')?.fields ?? []}
      />
    );
    const page = document.body.appendChild(document.createElement('div'));
    page.innerHTML = renderToString(view);
    const box = page.querySelector<HTMLInputElement>('#f-SubscriberNameEng');
    if (box) box.value = 'CHAN TAI MAN';
    const root = await act(async () => hydrateRoot(page, view));
    expect(faults).not.toHaveBeenCalled();
    expect(page.querySelector('#f-SubscriberNameEng')).toBe(box);
    expect(store.get('/SubscriberNameEng')).toBe('CHAN TAI MAN');
    act(() => root.unmount());
    page.remove();
  });
});
