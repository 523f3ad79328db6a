// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeStore } from '../../../support/FakeStore.ts';
import { choice, planOf } from '../../../support/planNodes.ts';

const TEXTS = { 'it.label': 'District', 'it.options.CW': 'Central', 'it.options.WC': 'Wan Chai' };
const COMBOBOX = { ui: { 'ui:widget': 'combobox' } };

/** More microtasks than the search needs to appear once its code is loaded. */
const STEPS = Array.from({ length: 24 }, (_, step) => step);

beforeEach(() => {
  vi.resetModules();
  // React schedules its own renders, as on a page.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Returns a native list. The code of the search is loaded, but not rendered yet. */
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

describe('a combobox whose code is lazy-loaded', () => {
  it('replaces its native list', async () => {
    const list = await showList();
    expect(list.localName).toBe('select');
    await vi.waitFor(() => expect(isSearch()).toBe(true));
  });

  it.each(STEPS)('keeps the focus that it receives after %i microtasks', async (steps) => {
    await showList();
    for (let step = 0; step < steps; step += 1) await undefined;
    box().focus();
    await settle();
    expect(hasFocus()).toBe(true);
  });

  it('replaces a focused list on blur, but not when only the window loses the focus', async () => {
    const list = await showList();
    list.focus();
    await settle();
    // The window loses the focus: the list receives the event, but remains the active element.
    list.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    await settle();
    expect(box()).toBe(list);
    list.blur();
    await settle();
    expect(isSearch()).toBe(true);
  });
});
