// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { useState } from 'react';
import type { Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  replayPreHydrationInput,
  takePreHydrationInput,
} from '../../../renderer/app/preHydrationInput.ts';
import { showPage } from '../../../renderer/app/showPage.tsx';

interface Heard {
  readonly change: (what: string, value: unknown) => void;
  readonly press: () => void;
}

/** Renders one input of each kind, controlled and uncontrolled. */
function Page({ change, press }: Heard) {
  const [isTicked, setTicked] = useState(false);
  const [choice, setChoice] = useState('a');
  const [list, setList] = useState('');
  return (
    <main>
      <input
        id="tick"
        type="checkbox"
        checked={isTicked}
        onChange={({ target }) => {
          setTicked(target.checked);
          change('tick', target.checked);
        }}
      />
      {['a', 'b'].map((each) => (
        <input
          key={each}
          id={each}
          type="radio"
          name="choice"
          checked={choice === each}
          onChange={() => {
            setChoice(each);
            change('choice', each);
          }}
        />
      ))}
      <input id="text" defaultValue="" onChange={({ target }) => change('text', target.value)} />
      <textarea
        id="lines"
        defaultValue="x"
        onChange={({ target }) => change('lines', target.value)}
      />
      <select
        id="list"
        value={list}
        onChange={({ target }) => {
          setList(target.value);
          change('list', target.value);
        }}
      >
        <option value="">none</option>
        <option value="one">one</option>
      </select>
      <button id="go" type="button" onClick={() => (isTicked ? press() : undefined)}>
        go
      </button>
    </main>
  );
}

let react: Root | undefined;
afterEach(() => {
  act(() => react?.unmount());
  document.body.replaceChildren();
  globalThis.earlyPress = undefined;
});

type Doing = (id: (name: string) => HTMLElement) => unknown;

/**
 * Prerenders the page, calls `early`, and hydrates the page or renders it again. Calls `since`
 * before the page is interactive.
 */
async function takeOver(early: Doing, isSame = true, since: Doing = () => undefined) {
  const heard = { change: vi.fn(), press: vi.fn() };
  const root = document.createElement('div');
  root.innerHTML = renderToString(<Page {...heard} />);
  document.body.append(root);
  const forget = vi.fn();
  globalThis.earlyPress = { forget };
  const drawn = new Map([...root.querySelectorAll('[id]')].map((each) => [each.id, each]));
  early((name) => drawn.get(name) as HTMLElement);
  if (!isSame) since((name) => drawn.get(name) as HTMLElement);
  await act(async () => {
    react = showPage(root, <Page {...heard} />, { isCurrent: true, isSame });
    // The replacement is rendered synchronously: no input happens in between.
    if (isSame) since((name) => drawn.get(name) as HTMLElement);
  });
  await new Promise((done) => setTimeout(done, 20));
  return { heard, root, forget };
}

function remember(button: HTMLElement): void {
  globalThis.earlyPress = { forget: () => undefined, button: button as HTMLButtonElement };
}

/** Types as a browser does: key event, new value, input event. */
function type(box: HTMLElement, value: string): void {
  box.focus();
  box.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true }));
  write(box, value);
}

/** Presses as a pointer does: mousedown, then click. */
function press(box: HTMLElement): void {
  box.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
  box.click();
}

/** Sets the value without React's setter, as a browser does. */
function write(box: HTMLElement, value: string): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(box), 'value') ?? {};
  set?.call(box, value);
  box.dispatchEvent(new Event('input', { bubbles: true }));
}

const textIn = (id: string) => document.querySelector<HTMLInputElement>(`#${id}`)?.value;
const isTicked = (id: string) => document.querySelector<HTMLInputElement>(`#${id}`)?.checked;

describe.each([
  ['hydrated', true],
  ['rendered again', false],
])('preHydrationInput: input while a page is %s', (_, isSame) => {
  it('keeps each letter, and reports the last text last', async () => {
    const { heard } = await takeOver(
      (id) => type(id('text'), '1'),
      isSame,
      (id) => {
        type(id('text'), '12');
        type(id('text'), '123');
        type(id('lines'), 'xy');
      },
    );
    expect([textIn('text'), textIn('lines')]).toEqual(['123', 'xy']);
    const heardOf = (what: string) => heard.change.mock.calls.filter(([each]) => each === what);
    expect(heardOf('text').at(-1)).toEqual(['text', '123']);
    expect(heardOf('lines').at(-1)).toEqual(['lines', 'xy']);
    expect(document.activeElement?.id).toBe('lines');
  });

  it('replaces earlier text with cleared text and with autofilled text', async () => {
    const { heard } = await takeOver(
      (id) => {
        type(id('text'), '1');
        write(id('lines'), 'early');
      },
      isSame,
      (id) => {
        type(id('text'), '');
        // Autofill sends no key event before the input event.
        write(id('lines'), 'filled in');
      },
    );
    expect([textIn('text'), textIn('lines')]).toEqual(['', 'filled in']);
    expect(heard.change).toHaveBeenLastCalledWith('lines', 'filled in');
  });

  it('replaces earlier ticks and choices', async () => {
    await takeOver(
      (id) => {
        id('tick').click();
        id('b').click();
        write(id('list'), 'one');
      },
      isSame,
      (id) => {
        press(id('tick'));
        press(id('a'));
        write(id('list'), '');
      },
    );
    expect([isTicked('tick'), isTicked('a'), isTicked('b')]).toEqual([false, true, false]);
    expect(textIn('list')).toBe('');
  });

  it('keeps a tick and a choice without earlier input', async () => {
    const { heard } = await takeOver(
      () => undefined,
      isSame,
      (id) => {
        press(id('tick'));
        press(id('b'));
      },
    );
    expect([isTicked('tick'), isTicked('a'), isTicked('b')]).toEqual([true, false, true]);
    expect(heard.change.mock.calls).toEqual([
      ['tick', true],
      ['choice', 'b'],
    ]);
  });

  it('keeps the selection of a text box', async () => {
    await takeOver((id) => {
      type(id('text'), '123');
      (id('text') as HTMLInputElement).setSelectionRange(1, 2);
    }, isSame);
    const box = document.querySelector<HTMLInputElement>('#text');
    expect(box?.value).toBe('123');
    expect([box?.selectionStart, box?.selectionEnd]).toEqual([1, 2]);
  });
});

describe('preHydrationInput: an input method that composes while a page hydrates', () => {
  afterEach(() => void vi.restoreAllMocks());

  it.each([
    ['before', (box: HTMLElement) => (globalThis.earlyPress = { forget: vi.fn(), composing: box })],
    ['since', undefined],
  ])('is not ended (started %s), and its text is reported at compositionend', async (_, begin) => {
    const compose = (box: Element | null, name: string) =>
      box?.dispatchEvent(new CompositionEvent(name, { bubbles: true }));
    const written = vi.fn();
    const { heard } = await takeOver(
      (id) => {
        write(id('text'), '陳');
        begin?.(id('text'));
        spyOnValues(written);
      },
      true,
      (id) => !begin && compose(id('text'), 'compositionstart'),
    );
    expect(written).not.toHaveBeenCalled();
    expect(heard.change).not.toHaveBeenCalled();
    compose(document.querySelector('#text'), 'compositionend');
    await new Promise((done) => setTimeout(done, 20));
    expect(heard.change.mock.calls).toEqual([['text', '陳']]);
  });
});

/** Reports each value that code sets in a text box: setting a value would end the composition. */
function spyOnValues(tell: (value: string) => void): void {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  const write = function (this: HTMLInputElement, value: string) {
    tell(value);
    set?.call(this, value);
  };
  vi.spyOn(HTMLInputElement.prototype, 'value', 'set').mockImplementation(write);
}

describe('preHydrationInput: a press during hydration, and a page that is rendered again', () => {
  it('takePreHydrationInput: replays a press during hydration after earlier ticks', async () => {
    const { heard } = await takeOver(
      (id) => id('tick').click(),
      true,
      (id) => press(id('go')),
    );
    expect(heard.press).toHaveBeenCalledTimes(1);
  });

  it('takePreHydrationInput: replays such a press once, also without earlier input', async () => {
    const { heard } = await takeOver(
      () => undefined,
      true,
      (id) => {
        press(id('tick'));
        press(id('go'));
      },
    );
    expect(heard.press).toHaveBeenCalledTimes(1);
  });

  it('replays the input on the new elements, and keeps the focus', async () => {
    const { heard } = await takeOver((id) => {
      id('tick').click();
      id('b').click();
      (id('text') as HTMLInputElement).value = '陳';
      (id('list') as HTMLSelectElement).value = 'one';
      id('lines').focus();
    }, false);
    expect(heard.change.mock.calls).toEqual([
      ['tick', true],
      ['choice', 'b'],
      ['text', '陳'],
      ['list', 'one'],
    ]);
    expect((document.querySelector('#b') as HTMLInputElement).checked).toBe(true);
    expect((document.querySelector('#text') as HTMLInputElement).value).toBe('陳');
    expect(document.activeElement?.id).toBe('lines');
  });

  it('does not press the button, because the user has not read the new page', async () => {
    const { heard } = await takeOver((id) => {
      id('tick').click();
      remember(id('go'));
    }, false);
    expect(heard.change).toHaveBeenCalledWith('tick', true);
    expect(heard.press).not.toHaveBeenCalled();
  });
});

describe('preHydrationInput: input before the code loads', () => {
  it('is reported once, for each kind of input', async () => {
    const { heard } = await takeOver((id) => {
      id('tick').click();
      id('b').click();
      (id('text') as HTMLInputElement).value = '陳';
      (id('lines') as HTMLTextAreaElement).value = 'y';
      (id('list') as HTMLSelectElement).value = 'one';
    });
    expect(heard.change.mock.calls).toEqual([
      ['tick', true],
      ['choice', 'b'],
      ['text', '陳'],
      ['lines', 'y'],
      ['list', 'one'],
    ]);
    expect((document.querySelector('#tick') as HTMLInputElement).checked).toBe(true);
    expect((document.querySelector('#b') as HTMLInputElement).checked).toBe(true);
    expect((document.querySelector('#list') as HTMLSelectElement).value).toBe('one');
  });

  it('reports nothing for a page without input', async () => {
    const { heard, forget } = await takeOver(() => undefined);
    expect(heard.change).not.toHaveBeenCalled();
    expect(heard.press).not.toHaveBeenCalled();
    expect(forget).toHaveBeenCalledOnce();
  });

  it('replays the press after the ticks', async () => {
    const { heard } = await takeOver((id) => {
      id('tick').click();
      remember(id('go'));
    });
    expect(heard.press).toHaveBeenCalledOnce();
  });

  it('does not press a button that is no longer in the page', async () => {
    const { heard } = await takeOver((id) => {
      id('tick').click();
      remember(document.createElement('button'));
    });
    expect(heard.press).not.toHaveBeenCalled();
  });

  it('takePreHydrationInput: finds no input without the early script', () => {
    globalThis.earlyPress = undefined;
    const early = takePreHydrationInput(document.body);
    expect(early).toMatchObject({ ticked: [], filled: [], focused: document.body });
    expect(early.pressed).toBeUndefined();
    expect(() => replayPreHydrationInput(early)).not.toThrow();
  });
});
