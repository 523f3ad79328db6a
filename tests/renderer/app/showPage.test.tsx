// @vitest-environment jsdom
import { useLayoutEffect, useSyncExternalStore } from 'react';
import type { Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showPage } from '../../../renderer/app/showPage.tsx';

/** Creates a store of one field's answer, outside React as in the form. */
function createStore() {
  const listeners = new Set<() => void>();
  let value = '';
  return {
    value: () => value,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set: (next: string) => {
      value = next;
      for (const listener of listeners) listener();
    },
  };
}

interface PageProps {
  readonly store: ReturnType<typeof createStore>;
  /** Called in the commit that hydrates the page. */
  readonly onHydrated: () => void;
}

function Page({ store, onHydrated }: PageProps) {
  const value = useSyncExternalStore(store.subscribe, store.value, store.value);
  useLayoutEffect(onHydrated, [onHydrated]);
  return (
    <select value={value} onChange={({ target }) => store.set(target.value)}>
      <option value="">none</option>
      <option value="one">one</option>
      <option value="two">two</option>
    </select>
  );
}

let react: Root | undefined;
// React renders on its own schedule here, as in a browser.
beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false));
afterEach(async () => {
  react?.unmount();
  document.body.replaceChildren();
  await new Promise((done) => setTimeout(done, 20));
});

it('showPage: keeps a choice that the user makes right after hydration', async () => {
  const store = createStore();
  const root = document.createElement('div');
  root.innerHTML = renderToString(<Page store={store} onHydrated={() => undefined} />);
  document.body.append(root);
  const list = root.querySelector('select') as HTMLSelectElement;
  const shown = new Promise<string>((resolve) => {
    const choose = () => {
      list.value = 'one';
      list.dispatchEvent(new Event('change', { bubbles: true }));
      resolve(list.value);
    };
    // The next point at which an event can arrive.
    const onHydrated = () => queueMicrotask(choose);
    react = showPage(root, <Page store={store} onHydrated={onHydrated} />, {
      isCurrent: true,
      isSame: true,
    });
  });
  expect(await shown).toBe('one');
  expect(store.value()).toBe('one');
});
