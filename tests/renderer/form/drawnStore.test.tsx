// @vitest-environment jsdom
import { act, cleanup } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { FormStore } from '#engine';
import { asDrawn, keepDrawn } from '../../../renderer/form/drawnStore.ts';
import { FormFields } from '../../../renderer/form/FormFields.tsx';
import { loadLists } from '../../../renderer/form/LateList.tsx';
import { loadProductTexts } from '../../../renderer/i18n/loadProductTexts.ts';
import { formInUse, makeFiles } from '../../engine/support/makeForm.ts';
import { loadForm } from '../../engine/support/readForms.ts';

const TEXT = { type: 'string' };
const PROPERTIES = {
  first: TEXT,
  person: {
    type: 'object',
    required: ['name'],
    properties: {
      name: { ...TEXT, maxChars: 120 },
      kind: { type: 'string', enum: ['a', 'b'] },
      isAdult: { type: 'boolean' },
      more: { ...TEXT, visibleWhen: { kind: { const: 'b' } } },
    },
  },
  rows: {
    type: 'array',
    minItems: 2,
    maxItems: 5,
    items: { type: 'object', properties: { alias: TEXT } },
  },
};
const messageText = ({ key }: { readonly key: string }) => key;

let form: ReturnType<typeof formInUse>;
let react: Root | undefined;
beforeEach(async () => {
  await Promise.all([loadProductTexts('en'), loadLists()]);
  form = formInUse(await loadForm(makeFiles(PROPERTIES)));
});
afterEach(() => {
  act(() => react?.unmount());
  cleanup();
  document.body.replaceChildren();
});

const page = (store: FormStore) => (
  <FormFields
    store={store}
    texts={{}}
    language="en"
    messageText={messageText}
    pointers={store.plan.root.children.map(({ key }) => `/${key}`)}
  />
);

/** Takes a drawn page over; `change` happens when the page around its lines is there and they sleep. */
function takeOver(store: FormStore, change: () => void) {
  const root = document.createElement('div');
  root.innerHTML = renderToString(page(form.store()));
  document.body.append(root);
  const faults: unknown[] = [];
  const subscribeAll = store.subscribeAll.bind(store);
  store.subscribeAll = (listener) => {
    const stop = subscribeAll(listener);
    store.subscribeAll = subscribeAll;
    change();
    return stop;
  };
  const box = root.querySelector('#f-person-name');
  act(() => {
    react = hydrateRoot(root, page(store), { onRecoverableError: (fault) => faults.push(fault) });
  });
  return { root, faults, isSameBox: root.querySelector('#f-person-name') === box };
}

const inputIn = (root: HTMLElement, id: string) => root.querySelector<HTMLInputElement>(`#${id}`);

describe('a line of a drawn page that wakes after something has changed', () => {
  it('is taken over as it was drawn, then shows what is so by now', () => {
    const store = form.store();
    const { root, faults, isSameBox } = takeOver(store, () => {
      store.set('/person/name', 'CHAN');
      store.set('/person/kind', 'b');
      store.set('/person/isAdult', true);
      store.addRow('/rows');
    });
    expect(faults).toEqual([]);
    expect(isSameBox).toBe(true);
    expect(inputIn(root, 'f-person-name')?.value).toBe('CHAN');
    expect(inputIn(root, 'f-person-isAdult')?.checked).toBe(true);
    expect(inputIn(root, 'f-person-more')).not.toBeNull();
    const titles = [...root.querySelectorAll('[id^=f-rows-][id$=-title]')];
    expect(titles.map(({ textContent }) => textContent)).toEqual([
      'Record 1 of 3',
      'Record 2 of 3',
      'Record 3 of 3',
    ]);
    expect(root.querySelector('#f-person-name-count')?.textContent).toBe(
      'You have 116 characters left.',
    );
  });

  it('shows the errors that were shown meanwhile', () => {
    const store = form.store();
    const { root, faults } = takeOver(store, () => {
      store.set('/person/kind', 'a');
      store.validateSteps();
    });
    expect(faults).toEqual([]);
    expect(root.querySelector('#f-person-name-error')).not.toBeNull();
  });

  it('is the store itself while nothing has changed, and when nobody takes anything over', () => {
    const store = form.store();
    expect(asDrawn(store)).toBe(store);
    takeOver(store, () => undefined);
    expect(asDrawn(store)).toBe(store);
    store.set('/first', 'A');
    expect(asDrawn(store).get('/first')).toBeUndefined();
    act(() => react?.unmount());
    expect(asDrawn(store)).toBe(store);
  });
});

it('keeps what a step that came later keeps, when the one before it goes', () => {
  const store = form.store();
  const leave = keepDrawn(store);
  const leaveNext = keepDrawn(store);
  leave();
  store.set('/first', 'new');
  expect(asDrawn(store)).not.toBe(store);
  leaveNext();
  expect(asDrawn(store)).toBe(store);
});
