// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { focusField, focusTarget, onReveal } from '../../../renderer/form-context/focusField.ts';
import { FakeStore } from '../../support/FakeStore.ts';
import { planOf } from '../../support/planNodes.ts';

afterEach(() => document.body.replaceChildren());

/** Returns the first element of some HTML, in the document. */
function drawn(html: string): HTMLElement {
  document.body.innerHTML = html;
  const [first] = document.body.children;
  if (!(first instanceof HTMLElement)) throw new TypeError('Cannot draw: no element');
  return first;
}

describe('focusTarget', () => {
  it.each([
    ['an input itself', '<input id="here">'],
    ['an element with a tab index itself', '<div id="here" tabindex="-1"><input></div>'],
    [
      'the invalid input of a group',
      '<fieldset><input checked type="radio"><input id="here" aria-invalid="true"></fieldset>',
    ],
    [
      'the chosen option of a group',
      '<fieldset><input type="radio"><input id="here" type="radio" checked></fieldset>',
    ],
    ['the first input of a group', '<fieldset><select id="here"></select><input></fieldset>'],
    [
      'the first usable input of a group',
      '<fieldset><input type="hidden"><input disabled><textarea id="here"></textarea></fieldset>',
    ],
    ['a button of a group without inputs', '<div><button id="here"></button></div>'],
    ['a group without inputs', '<div id="here">Text</div>'],
  ])('is %s', (_, html) => {
    const target = focusTarget(drawn(html));
    expect(target.id).toBe('here');
    target.focus();
    expect(document.activeElement).toBe(target);
  });
});

it('focusTarget: makes a group without inputs focusable, but no tab stop', () => {
  expect(focusTarget(drawn('<div>Text</div>')).tabIndex).toBe(-1);
});

describe('focusField', () => {
  it('reveals the field first, then focuses it', () => {
    const store = FakeStore.of(planOf({}));
    const reveal = vi.fn(() => void drawn('<input id="f-rows-1-name">'));
    const stop = onReveal(store, reveal);
    expect(focusField(store, '/rows/1/name')).toBe(true);
    expect(reveal).toHaveBeenCalledExactlyOnceWith('/rows/1/name');
    expect(document.activeElement?.id).toBe('f-rows-1-name');
    stop();
    expect(focusField(store, '/rows/1/name')).toBe(true);
    expect(reveal).toHaveBeenCalledOnce();
  });

  it('returns false for a field that is not on the page, and reveals only its own form', () => {
    const reveal = vi.fn();
    onReveal(FakeStore.of(planOf({})), reveal);
    expect(focusField(FakeStore.of(planOf({})), '/elsewhere')).toBe(false);
    expect(reveal).not.toHaveBeenCalled();
  });
});
