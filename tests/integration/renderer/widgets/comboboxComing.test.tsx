// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeStore } from '../../../support/FakeStore.ts';
import { choice, planOf } from '../../../support/planNodes.ts';

const TEXTS = { 'it.label': 'District', 'it.options.CW': 'Central', 'it.options.WC': 'Wan Chai' };
const COMBOBOX = { ui: { 'ui:widget': 'combobox' } };

/** More small steps than the search takes to come once its code is in the browser. */
const STEPS = Array.from({ length: 24 }, (_, step) => step);

beforeEach(() => {
  vi.resetModules();
  // React draws in its own time here, as it does on a page.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Returns a native list, of modules that have fetched the search but not drawn it yet. */
async function showList(): Promise<HTMLElement> {
  const { FormFields, loadProductTexts } = await import('#renderer');
  await loadProductTexts('en');
  await import('../../../../renderer/widgets/combobox/Combobox.tsx');
  const store = FakeStore.of(planOf({ it: choice(['CW', 'WC'], COMBOBOX) }));
  render(
    <FormFields
      store={store}
      texts={TEXTS}
      language="en"
      messageText={({ key }) => key}
      pointers={['/it']}
    />,
  );
  return screen.getByLabelText('District');
}

const box = () => screen.getByLabelText('District');
const isSearch = () => box().getAttribute('aria-autocomplete') === 'list';
const hasFocus = () => document.activeElement === box();
const settle = () => new Promise((resolve) => setTimeout(resolve, 20));

describe('a searching list whose code is lazy-loaded', () => {
  it('takes the place of the native list that stood for it', async () => {
    const list = await showList();
    expect(list.localName).toBe('select');
    await vi.waitFor(() => expect(isSearch()).toBe(true));
  });

  it.each(STEPS)('never takes the focus away, whenever it came (%i small steps)', async (steps) => {
    await showList();
    for (let step = 0; step < steps; step += 1) await undefined;
    box().focus();
    await settle();
    expect(hasFocus()).toBe(true);
  });

  it('waits until the list is left, and while only the window is left', async () => {
    const list = await showList();
    list.focus();
    await settle();
    // The window loses the focus: the list gets the event, and keeps its own focus anyway.
    list.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    await settle();
    expect(box()).toBe(list);
    list.blur();
    await settle();
    expect(isSearch()).toBe(true);
  });
});
