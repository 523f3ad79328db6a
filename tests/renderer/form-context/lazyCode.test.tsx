// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchPresses } from '../../../renderer/form-context/checkLater.ts';
import { type FormPart, FormPartContext } from '../../../renderer/form-context/FormPart.ts';
import { lazyCode } from '../../../renderer/form-context/lazyCode.tsx';
import { stubPageSize } from '../../support/pageSize.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const Words = () => <p>Lot No. 1</p>;
const Box = ({ id }: { readonly id: string }) => <input id={id} />;
const CODE = { Words, Box };
type Code = typeof CODE;

const PART = { word: String } as unknown as FormPart;

/** Renders content inside a form whose product texts are their keys. */
const inForm = (content: ReactNode) =>
  render(<FormPartContext value={PART}>{content}</FormPartContext>);

const settle = () => act(async () => void (await vi.advanceTimersByTimeAsync(0)));

/** Returns a request, and functions that end it. */
function held() {
  const ends: { resolve: (code: Code) => void; reject: (cause: Error) => void }[] = [];
  const fetch = vi.fn(() => new Promise<Code>((resolve, reject) => ends.push({ resolve, reject })));
  return {
    fetch,
    arrive: () => ends.at(-1)?.resolve(CODE),
    fail: () => ends.at(-1)?.reject(new TypeError('gone')),
  };
}

describe('lazyCode.component', () => {
  it('renders a placeholder with its id, then the component', async () => {
    const { fetch, arrive } = held();
    const Lazy = lazyCode(fetch).component((code) => code.Box);
    inForm(<Lazy id="f-it" />);
    const place = document.getElementById('f-it');
    expect([place?.getAttribute('aria-busy'), place?.textContent]).toEqual([
      'true',
      'widget.loading',
    ]);
    arrive();
    await settle();
    expect(document.getElementById('f-it')?.localName).toBe('input');
  });

  it('B-82: reports a failed request, and retries on request', async () => {
    const { fetch, arrive, fail } = held();
    const Lazy = lazyCode(fetch).component((code) => code.Box);
    inForm(<Lazy id="f-it" />);
    fail();
    await settle();
    expect(screen.getByRole('alert').textContent).toContain('widget.failed');
    expect(screen.getByRole('alert').id).toBe('f-it');
    fireEvent.click(screen.getByRole('button', { name: 'widget.retry' }));
    expect(document.querySelector('[aria-busy]')?.id).toBe('f-it');
    arrive();
    await settle();
    expect([document.getElementById('f-it')?.localName, fetch.mock.calls.length]).toEqual([
      'input',
      2,
    ]);
  });

  it('waits with its change until the pointer is up', async () => {
    const stop = watchPresses();
    const { fetch, arrive } = held();
    const Lazy = lazyCode(fetch).component((code) => code.Box);
    inForm(<Lazy id="f-it" />);
    fireEvent.pointerDown(document.body);
    arrive();
    await settle();
    expect(document.getElementById('f-it')?.localName).toBe('div');
    fireEvent.pointerUp(document.body);
    await settle();
    expect(document.getElementById('f-it')?.localName).toBe('input');
    stop();
  });

  it('renders loaded code at once, without another request', async () => {
    const fetch = vi.fn(async () => CODE);
    const lazy = lazyCode(fetch);
    expect(lazy.peek()).toBeUndefined();
    await lazy.load();
    expect(lazy.peek()).toBe(CODE);
    const Lazy = lazy.component((code) => code.Box);
    inForm(<Lazy id="f-it" />);
    expect(document.getElementById('f-it')?.localName).toBe('input');
    await settle();
    expect(fetch).toHaveBeenCalledOnce();
  });

  it('restores the position of the focused element when the component appears', async () => {
    stubPageSize();
    const { fetch, arrive } = held();
    const Lazy = lazyCode(fetch).component((code) => code.Box);
    const { container } = inForm(
      <>
        <Lazy id="f-it" />
        <button type="button">Next</button>
      </>,
    );
    const button = container.querySelector('button');
    if (!button) throw new TypeError('Cannot find the button');
    const scrollIntoView = vi.fn();
    Object.assign(button, {
      scrollIntoView,
      // The appearing component moves the button out of the window.
      getBoundingClientRect: () =>
        container.querySelector('input') ? new DOMRect(0, 5000, 9, 9) : new DOMRect(0, 9, 9, 9),
    });
    button.focus();
    arrive();
    await settle();
    expect(scrollIntoView).toHaveBeenCalledOnce();
  });
});

describe('lazyCode.useArrived', () => {
  it('returns the code once it is loaded', async () => {
    const { fetch, arrive } = held();
    const lazy = lazyCode(fetch);
    function Reader() {
      return <p>{lazy.useArrived() === undefined ? 'none' : 'loaded'}</p>;
    }
    const { container } = inForm(<Reader />);
    expect(container.textContent).toBe('none');
    arrive();
    await settle();
    expect(container.textContent).toBe('loaded');
  });
});

describe('lazyCode.aside', () => {
  it('renders nothing until the code loads', async () => {
    const { fetch, arrive } = held();
    const Aside = lazyCode(fetch).aside((code) => code.Words);
    const { container } = inForm(<Aside />);
    expect(container.childElementCount).toBe(0);
    arrive();
    await settle();
    expect(container.textContent).toBe('Lot No. 1');
  });

  it('renders nothing, without an alert, if the code cannot be fetched', async () => {
    const { fetch, fail } = held();
    const Aside = lazyCode(fetch).aside((code) => code.Words);
    const { container } = inForm(<Aside />);
    fail();
    await settle();
    expect(container.textContent).toBe('');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
