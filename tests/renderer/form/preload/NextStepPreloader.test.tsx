// @vitest-environment jsdom
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FormStore } from '#engine';
import { FormFields } from '../../../../renderer/form/FormFields.tsx';
import { loadLazyCode } from '../../../../renderer/form/lazy/loadLazyCode.ts';
import { NextStepPreloader } from '../../../../renderer/form/preload/NextStepPreloader.tsx';
import { loadProductTexts } from '../../../../renderer/i18n/loadProductTexts.ts';
import { formInUse, makeFiles } from '../../../engine/support/makeForm.ts';
import { loadForm } from '../../../engine/support/readForms.ts';
import { stubSight, tellSight } from '../../../support/sight.ts';

const TEXT = { type: 'string' };
const PROPERTIES = {
  one: TEXT,
  two: TEXT,
  many: { type: 'string', maxChars: 600 },
  three: TEXT,
};
/** Fields of each step. */
const STEPS: Readonly<Record<string, readonly string[]>> = {
  a: ['/one'],
  b: ['/two', '/many'],
  c: ['/three'],
};
const NEXT: Readonly<Record<string, string>> = { a: 'b', b: 'c' };
const messageText = ({ key }: { readonly key: string }) => key;

let store: FormStore;
beforeAll(loadLazyCode);
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  stubSight();
  await loadProductTexts('en');
  store = formInUse(
    await loadForm(makeFiles(PROPERTIES, { schema: { required: ['two'] } })),
  ).store();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const page = (current: string, texts = {}) => (
  <NextStepPreloader current={current} next={NEXT[current]}>
    {(id) => (
      <FormFields
        store={store}
        texts={texts}
        language="en"
        messageText={messageText}
        pointers={STEPS[id] ?? []}
      />
    )}
  </NextStepPreloader>
);
const box = (key: string) => document.querySelector<HTMLInputElement>(`#f-${key}`);
const isShown = (key: string) => box(key)?.closest('[hidden], [style*="display: none"]') === null;
const rest = (ms = 500) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
const seeTheEnd = async () => {
  tellSight(true);
  await rest();
};

describe('the next step, drawn ahead', () => {
  it('is not drawn before the end has been visible for a moment', async () => {
    render(page('a'));
    await rest(5000);
    expect(box('two')).toBeNull();
    tellSight(true);
    await rest(400);
    tellSight(false);
    await rest(5000);
    expect(box('two')).toBeNull();
    await seeTheEnd();
    expect(box('two')).not.toBeNull();
  });

  it('is hidden until its turn, and then the same: nothing is rendered again', async () => {
    const { rerender } = render(page('a'));
    await seeTheEnd();
    const drawn = box('two');
    expect([isShown('one'), isShown('two')]).toEqual([true, false]);
    rerender(page('b'));
    expect(box('two')).toBe(drawn);
    expect([isShown('one'), isShown('two')]).toEqual([false, true]);
  });

  it('lets the step that was left go a moment later, and is itself left so', async () => {
    const { rerender } = render(page('a'));
    await seeTheEnd();
    rerender(page('b'));
    expect([box('one') !== null, isShown('one')]).toEqual([true, false]);
    const drawn = box('two');
    await rest();
    expect([box('one'), box('two')]).toEqual([null, drawn]);
    await seeTheEnd();
    expect([box('two'), isShown('three')]).toEqual([drawn, false]);
  });

  it('goes with a jump to any other step', async () => {
    const { rerender } = render(page('a'));
    await seeTheEnd();
    rerender(page('c'));
    expect([box('one'), box('two'), box('three') !== null]).toEqual([null, null, true]);
  });

  it('preloads nothing where the form has no step of its own after this one', async () => {
    const asked = vi.fn((id: string) => <p>{id}</p>);
    render(
      <NextStepPreloader current="c" next={undefined}>
        {asked}
      </NextStepPreloader>,
    );
    await seeTheEnd();
    expect(new Set(asked.mock.calls.flat())).toEqual(new Set(['c']));
  });

  it('stays while the step before it is on the screen, however long', async () => {
    render(page('a'));
    await seeTheEnd();
    const drawn = box('two');
    expect(drawn).not.toBeNull();
    await rest(60_000);
    expect(box('two')).toBe(drawn);
  });

  it('follows nothing while it is hidden, and shows what has changed meanwhile', async () => {
    const { rerender } = render(page('a'));
    await seeTheEnd();
    act(() => store.set('/two', 'changed'));
    act(() => store.set('/many', 'x'.repeat(590)));
    expect(box('two')?.value).toBe('');
    rerender(page('b'));
    expect(box('two')?.value).toBe('changed');
    expect(document.querySelector('#f-many-count')?.textContent).toContain('10');
    if (box('two')) fireEvent.input(box('two') as HTMLInputElement, { target: { value: 'typed' } });
    expect(store.get('/two')).toBe('typed');
  });

  it('does not bring back an answer that was taken away meanwhile', async () => {
    store.set('/two', 'old');
    const { rerender } = render(page('a'));
    await seeTheEnd();
    expect(box('two')?.value).toBe('old');
    act(() => store.set('/two', undefined));
    store.validateSteps();
    // Drawn again while hidden, as when the language changes: with the error, too.
    rerender(page('a', { 'two.label': 'Two' }));
    await rest();
    rerender(page('b', { 'two.label': 'Two' }));
    expect([box('two')?.value, store.get('/two')]).toEqual(['', undefined]);
  });

  it('is done without where no browser reports what is visible', async () => {
    vi.stubGlobal('IntersectionObserver', undefined);
    Reflect.deleteProperty(globalThis, 'IntersectionObserver');
    const { rerender } = render(page('a'));
    await rest(5000);
    rerender(page('b'));
    expect([box('one'), box('two') !== null]).toEqual([null, true]);
  });
});

describe('a step that was rendered beforehand', () => {
  /** Draws the page as the server does, and takes it over. */
  function takeOver() {
    const container = document.createElement('div');
    container.innerHTML = renderToString(page('a'));
    const drawn = container.innerHTML;
    document.body.append(container);
    return { drawn, ...render(page('a'), { container, hydrate: true }) };
  }

  it('is taken over with what is around it, not by itself', async () => {
    const { drawn } = takeOver();
    // React marks what it takes over by itself.
    expect(drawn).toContain('id="f-one"');
    expect(drawn).not.toContain('<!--&-->');
    await rest(0);
    if (box('one')) fireEvent.input(box('one') as HTMLInputElement, { target: { value: 'heard' } });
    expect(store.get('/one')).toBe('heard');
  });

  it('is hidden when it is left, and is unmounted a moment later; the next one does not render again', async () => {
    const { rerender } = takeOver();
    await seeTheEnd();
    const next = box('two');
    expect([isShown('one'), isShown('two')]).toEqual([true, false]);
    rerender(page('b'));
    expect([isShown('one'), isShown('two')]).toEqual([false, true]);
    expect(box('two')).toBe(next);
    await rest();
    expect([box('one'), box('two')]).toEqual([null, next]);
  });
});
