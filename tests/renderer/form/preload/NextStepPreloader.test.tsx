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
import { reportIntersection, stubIntersections } from '../../../support/intersections.ts';

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
  stubIntersections();
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
  reportIntersection(true);
  await rest();
};

describe('NextStepPreloader: the preloaded next step', () => {
  it('is not rendered before the end of the page is visible for a moment', async () => {
    render(page('a'));
    await rest(5000);
    expect(box('two')).toBeNull();
    reportIntersection(true);
    await rest(400);
    reportIntersection(false);
    await rest(5000);
    expect(box('two')).toBeNull();
    await seeTheEnd();
    expect(box('two')).not.toBeNull();
  });

  it('is hidden until it is current, and then keeps its elements', async () => {
    const { rerender } = render(page('a'));
    await seeTheEnd();
    const drawn = box('two');
    expect([isShown('one'), isShown('two')]).toEqual([true, false]);
    rerender(page('b'));
    expect(box('two')).toBe(drawn);
    expect([isShown('one'), isShown('two')]).toEqual([false, true]);
  });

  it('unmounts the previous step a moment later, and then preloads the step after it', async () => {
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

  it('unmounts at a jump to another step', async () => {
    const { rerender } = render(page('a'));
    await seeTheEnd();
    rerender(page('c'));
    expect([box('one'), box('two'), box('three') !== null]).toEqual([null, null, true]);
  });

  it('preloads nothing after the last step of the form', async () => {
    const asked = vi.fn((id: string) => <p>{id}</p>);
    render(
      <NextStepPreloader current="c" next={undefined}>
        {asked}
      </NextStepPreloader>,
    );
    await seeTheEnd();
    expect(new Set(asked.mock.calls.flat())).toEqual(new Set(['c']));
  });

  it('stays mounted as long as the current step is shown', async () => {
    render(page('a'));
    await seeTheEnd();
    const drawn = box('two');
    expect(drawn).not.toBeNull();
    await rest(60_000);
    expect(box('two')).toBe(drawn);
  });

  it('does not update while hidden, and shows the changes when it is current', async () => {
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

  it('does not restore an answer that was cleared while the step was hidden', async () => {
    store.set('/two', 'old');
    const { rerender } = render(page('a'));
    await seeTheEnd();
    expect(box('two')?.value).toBe('old');
    act(() => store.set('/two', undefined));
    store.validateSteps();
    // Renders the hidden step again with the error, as when the language changes.
    rerender(page('a', { 'two.label': 'Two' }));
    await rest();
    rerender(page('b', { 'two.label': 'Two' }));
    expect([box('two')?.value, store.get('/two')]).toEqual(['', undefined]);
  });

  it('is not preloaded in a browser without IntersectionObserver', async () => {
    vi.stubGlobal('IntersectionObserver', undefined);
    Reflect.deleteProperty(globalThis, 'IntersectionObserver');
    const { rerender } = render(page('a'));
    await rest(5000);
    rerender(page('b'));
    expect([box('one'), box('two') !== null]).toEqual([null, true]);
  });
});

describe('NextStepPreloader: a prerendered step', () => {
  /** Renders the page as the server does, and hydrates it. */
  function takeOver() {
    const container = document.createElement('div');
    container.innerHTML = renderToString(page('a'));
    const drawn = container.innerHTML;
    document.body.append(container);
    return { drawn, ...render(page('a'), { container, hydrate: true }) };
  }

  it('hydrates together with the page around it, not separately', async () => {
    const { drawn } = takeOver();
    // React marks content that it hydrates separately.
    expect(drawn).toContain('id="f-one"');
    expect(drawn).not.toContain('<!--&-->');
    await rest(0);
    if (box('one')) fireEvent.input(box('one') as HTMLInputElement, { target: { value: 'heard' } });
    expect(store.get('/one')).toBe('heard');
  });

  it('is hidden, then unmounted a moment later; the next step keeps its elements', async () => {
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
