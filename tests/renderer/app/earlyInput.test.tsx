// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { Suspense, useState } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { replayEarlyInput, takeEarlyInput } from '../../../renderer/app/earlyInput.ts';
import { TakenOver } from '../../../renderer/app/TakenOver.tsx';

interface Heard {
  readonly change: (what: string, value: unknown) => void;
  readonly press: () => void;
}

/** One of each kind of input, controlled and not. */
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

/** Draws the page, lets `early` happen, and takes the page over, or draws it anew. */
async function takeOver(early: (id: (name: string) => HTMLElement) => void, isSame = true) {
  const heard = { change: vi.fn(), press: vi.fn() };
  const root = document.createElement('div');
  root.innerHTML = renderToString(<Page {...heard} />);
  document.body.append(root);
  const forget = vi.fn();
  globalThis.earlyPress = { forget };
  early((name) => root.querySelector(`#${name}`) as HTMLElement);
  const taken = takeEarlyInput(root);
  await act(async () => {
    const page = (
      <TakenOver early={taken}>
        <Page {...heard} />
      </TakenOver>
    );
    react = isSame ? hydrateRoot(root, page) : createRoot(root);
    if (!isSame) react.render(page);
  });
  await new Promise((done) => setTimeout(done, 20));
  return { heard, root, forget };
}

function remember(button: HTMLElement): void {
  globalThis.earlyPress = { forget: () => undefined, button: button as HTMLButtonElement };
}

describe('input on a drawn page that is drawn anew', () => {
  it('is heard from what stands in its place, and the focus stays', async () => {
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

  it('does not press the button: what is new on the page is to be read first', async () => {
    const { heard } = await takeOver((id) => {
      id('tick').click();
      remember(id('go'));
    }, false);
    expect(heard.change).toHaveBeenCalledWith('tick', true);
    expect(heard.press).not.toHaveBeenCalled();
  });
});

describe('input on a drawn page before its code has come', () => {
  it('is heard once, in the kinds of input there are', async () => {
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

  it.each([
    ['a line of the page', 1],
    ['a line of a section', 2],
  ])('is heard in %s that still sleeps', (_, depth) => {
    const heard = { change: vi.fn(), press: vi.fn() };
    let page = <Page {...heard} />;
    for (let each = 0; each < depth; each += 1) page = <Suspense>{page}</Suspense>;
    const root = document.createElement('div');
    root.innerHTML = renderToString(page);
    document.body.append(root);
    (root.querySelector('#tick') as HTMLElement).click();
    (root.querySelector('#list') as HTMLSelectElement).value = 'one';
    const taken = takeEarlyInput(root);
    act(() => {
      react = hydrateRoot(root, page);
      replayEarlyInput(taken);
    });
    expect(heard.change.mock.calls).toEqual([
      ['tick', true],
      ['list', 'one'],
    ]);
  });

  it('is nothing on a page that was left alone', async () => {
    const { heard, forget } = await takeOver(() => undefined);
    expect(heard.change).not.toHaveBeenCalled();
    expect(heard.press).not.toHaveBeenCalled();
    expect(forget).toHaveBeenCalledOnce();
  });

  it('ends with the press, after the ticks', async () => {
    const { heard } = await takeOver((id) => {
      id('tick').click();
      remember(id('go'));
    });
    expect(heard.press).toHaveBeenCalledOnce();
  });

  it('does not press what stands elsewhere by now', async () => {
    const { heard } = await takeOver((id) => {
      id('tick').click();
      remember(document.createElement('button'));
    });
    expect(heard.press).not.toHaveBeenCalled();
  });

  it('needs no early script', () => {
    globalThis.earlyPress = undefined;
    const early = takeEarlyInput(document.body);
    expect(early).toEqual({ ticked: [], filled: [], pressed: undefined, focused: document.body });
    expect(() => replayEarlyInput(early)).not.toThrow();
  });
});
