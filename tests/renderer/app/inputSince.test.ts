// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { followInput } from '../../../renderer/app/inputSince.ts';

let end = () => {};
afterEach(() => {
  end();
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

/** Records the input of a page. */
function followed(holdsPresses = true, composing?: Element) {
  document.body.innerHTML = `
    <input id="text"><input id="a" type="radio" name="way"><input id="b" type="radio" name="way">
    <button id="go"><b id="inside">Go</b></button>`;
  const since = followInput(composing, holdsPresses);
  end = since.end;
  const at = (id: string) => document.getElementById(id) ?? expect.fail(id);
  const fire = (id: string, name: string) =>
    at(id).dispatchEvent(new Event(name, { bubbles: true, cancelable: true }));
  const changed = () => [...since.changed].map(({ id }) => id);
  return { since, fire, changed, at };
}

describe('followInput', () => {
  it('records changed inputs, and all buttons of a radio group', () => {
    const { fire, changed } = followed();
    expect(changed()).toEqual([]);
    fire('text', 'input');
    fire('text', 'input');
    expect(changed()).toEqual(['text']);
    fire('b', 'input');
    expect(changed().toSorted()).toEqual(['a', 'b', 'text']);
  });

  it('follows an input method', () => {
    const { since, fire, at } = followed();
    expect(since.composing()).toBeUndefined();
    fire('text', 'compositionstart');
    expect(since.composing()).toBe(at('text'));
    fire('text', 'compositionend');
    expect(since.composing()).toBeUndefined();
    end();
    const before = document.createElement('input');
    expect(followed(false, before).since.composing()).toBe(before);
  });

  it('holds the click on a button, also inside it, for five seconds', () => {
    const now = vi.spyOn(performance, 'now').mockReturnValue(1000);
    const { since, fire, at } = followed();
    const clicked = vi.fn();
    at('go').addEventListener('click', clicked);
    expect(fire('inside', 'click')).toBe(false);
    expect([since.pressed(), clicked.mock.calls.length]).toEqual([at('go'), 0]);
    now.mockReturnValue(6000);
    expect(fire('go', 'click')).toBe(false);
    now.mockReturnValue(6001);
    expect(fire('go', 'click')).toBe(true);
    expect(clicked).toHaveBeenCalledOnce();
  });

  it('holds no click elsewhere, or without being asked', () => {
    const { since, fire } = followed();
    expect(fire('text', 'click')).toBe(true);
    expect(since.pressed()).toBeUndefined();
    end();
    const free = followed(false);
    expect(free.fire('go', 'click')).toBe(true);
    expect(free.since.pressed()).toBeUndefined();
  });

  it('records nothing after its end', () => {
    const { since, fire, changed } = followed();
    since.end();
    fire('text', 'input');
    expect(fire('go', 'click')).toBe(true);
    expect(changed()).toEqual([]);
  });
});
