// @vitest-environment jsdom

import { act, fireEvent, renderHook, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { JsonObject, Language } from '#engine';
import { FormFields } from '#renderer';
import { useRemovedRecord } from '../../../../renderer/form/records/useRemovedRecord.ts';
import { formInUse, makeFiles } from '../../../engine/support/makeForm.ts';
import { loadForm } from '../../../engine/support/readForms.ts';
import { button } from '../../../support/onPage.ts';
import { renderFields } from '../../../support/renderFields.tsx';

beforeEach(() => vi.useFakeTimers());

const TEXTS = {
  'people.label': 'People',
  'people.record': 'Person {n}',
  'people.add': 'Add a person',
  'people.name.label': 'Name',
};
const CHINESE = { ...TEXTS, 'people.record': '人士{n}' };
const ROWS = ['Ann', 'Bob', 'Cid'];
const RECORD = { type: 'object', properties: { name: { type: 'string' } } };

/** Renders people as records, or as inputs if the list has single answers. */
async function show(options: JsonObject = {}, items: JsonObject = RECORD) {
  const people = { type: 'array', maxItems: 9, items };
  const files = { ...makeFiles({ people }), ui: { people: { 'ui:options': options } } };
  const rows = ROWS.map((name) => (items === RECORD ? { name } : name));
  const store = formInUse(await loadForm(files)).store({ people: rows });
  return { store, ...renderFields({ store, texts: TEXTS }) };
}

const undo = () => screen.queryByRole('button', { name: 'Undo' });
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

/** Returns the target of Shift+Tab from the focused element. */
function previousStop(): Element | undefined {
  const stops = [...document.querySelectorAll('button, input, select, [tabindex]')].filter(
    (stop) => stop === document.activeElement || stop.getAttribute('tabindex') !== '-1',
  );
  return stops[stops.indexOf(document.activeElement ?? document.body) - 1];
}

describe('the offer to undo a removal', () => {
  const shapes: readonly (readonly [string, JsonObject, JsonObject])[] = [
    ['with one open', {}, RECORD],
    ['all open', { allOpen: true }, RECORD],
    ['shown one at a time', { paged: true }, RECORD],
    ['as single answers', {}, { type: 'string' }],
  ];
  it.each(shapes)(
    'U-29: is one Shift+Tab before the focused element: records %s',
    async (...shape) => {
      const [, options, items] = shape;
      for (const n of [2, 3]) {
        await show(options, items);
        if (options.paged) fireEvent.click(button(`Person ${n}`));
        fireEvent.click(button(`Remove Person ${n}`));
        expect(document.activeElement).not.toBe(document.body);
        expect(previousStop()).toBe(undo());
      }
      for (let left = 2; left > 0; left -= 1) {
        fireEvent.click(button(`Remove Person ${options.paged ? left : 1}`));
      }
      expect(document.activeElement).toBe(button('Add a person'));
      expect(previousStop()).toBe(undo());
    },
  );

  it('U-29: remains while the focus is in the list, and for ten seconds after blur', async () => {
    await show();
    fireEvent.click(button('Remove Person 1'));
    await pass(60_000);
    act(() => button('Change Person 2').focus());
    await pass(60_000);
    expect(undo()).not.toBeNull();
    act(() => button('Change Person 2').blur());
    await pass(9_999);
    expect(undo()).not.toBeNull();
    await pass(1);
    expect(undo()).toBeNull();
  });

  it('remains while the pointer is over it or the focus is in the list', async () => {
    await show();
    fireEvent.click(button('Remove Person 1'));
    act(() => (document.activeElement as HTMLElement).blur());
    const notice = screen.getByText('Person 1 removed.').parentElement;
    if (!notice) throw new Error('Cannot point at the notice');
    fireEvent.pointerEnter(notice);
    await pass(60_000);
    act(() => button('Change Person 2').focus());
    fireEvent.pointerLeave(notice);
    await pass(60_000);
    expect(undo()).not.toBeNull();
    act(() => button('Change Person 2').blur());
    fireEvent.pointerEnter(notice);
    fireEvent.pointerLeave(notice);
    await pass(10_000);
    expect(undo()).toBeNull();
  });

  it('follows the language of the page, including its announcement', async () => {
    const { store, rerender } = await show();
    const fields = (texts: typeof TEXTS, language: Language) => (
      <FormFields {...{ store, texts, language, pointers: ['/people'], messageText: String }} />
    );
    rerender(fields(TEXTS, 'en'));
    fireEvent.click(button('Remove Person 1'));
    rerender(fields(CHINESE, 'zh-Hant'));
    expect(screen.getByText('已刪除人士1。')).toBeTruthy();
    fireEvent.click(button('復原'));
    expect(document.querySelector('[aria-live]')?.textContent).toBe('已還原人士1。');
  });
});

describe('useRemovedRecord', () => {
  const ROW = { index: 1, undo: () => undefined };

  it('offers to undo a removal for ten seconds, and longer while it is held', async () => {
    const { result } = renderHook(useRemovedRecord);
    act(() => result.current.offer(ROW));
    await pass(9_999);
    expect(result.current.removed).toBe(ROW);
    act(() => result.current.hold(true));
    await pass(60_000);
    expect(result.current.removed).toBe(ROW);
    act(() => result.current.hold(false));
    await pass(9_999);
    expect(result.current.removed).toBe(ROW);
    await pass(1);
    expect(result.current.removed).toBeUndefined();
  });

  it('withdraws the offer at once, and has no timer after it is unmounted', () => {
    const { result, unmount } = renderHook(useRemovedRecord);
    act(() => result.current.offer(ROW));
    act(() => result.current.offer());
    expect(result.current.removed).toBeUndefined();
    const before = vi.getTimerCount();
    act(() => result.current.offer(ROW));
    expect(vi.getTimerCount()).toBe(before + 1);
    unmount();
    expect(vi.getTimerCount()).toBe(before);
  });
});
