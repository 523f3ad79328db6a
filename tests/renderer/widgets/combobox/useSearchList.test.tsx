// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { UseComboboxReturnValue } from 'downshift';
import type { KeyboardEvent } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { FoundOption } from '../../../../renderer/widgets/combobox/searchOptions.ts';
import {
  listKeyHandler,
  useSearchList,
} from '../../../../renderer/widgets/combobox/useSearchList.ts';
import type { TypedChoice } from '../../../../renderer/widgets/combobox/useTypedChoice.ts';

afterEach(cleanup);

const WC: FoundOption = { value: 'WC', label: 'Wan Chai', others: [] };
const TW: FoundOption = { value: 'TW', label: 'Tsuen Wan', others: [] };

function choiceOf(search: string) {
  const calls = { choose: vi.fn(), type: vi.fn(), settle: vi.fn() };
  return { text: search, search, isUnknown: false, ...calls } satisfies TypedChoice;
}

interface Pressed {
  readonly search?: string;
  readonly found?: readonly FoundOption[];
  readonly highlightedIndex?: number;
  readonly isOpen?: boolean;
}

/** Presses a key in the search input, and returns the effects. */
function pressed(
  key: string,
  { search = 'wan', found = [WC, TW], highlightedIndex = -1, isOpen = true }: Pressed,
  isComposing = false,
) {
  const choice = choiceOf(search);
  const list = { highlightedIndex, isOpen, closeMenu: vi.fn() };
  const nativeEvent = { isComposing };
  const event = { key, nativeEvent, preventDefault: vi.fn() };
  const handler = listKeyHandler(
    list as unknown as UseComboboxReturnValue<FoundOption>,
    choice,
    found,
  );
  handler(event as unknown as KeyboardEvent<HTMLInputElement>);
  return {
    chosen: choice.choose.mock.calls.flat(),
    isClosed: list.closeMenu.mock.calls.length > 0,
    isPrevented: event.preventDefault.mock.calls.length > 0,
    isSkipped: 'preventDownshiftDefault' in nativeEvent,
  };
}
const NOTHING = { chosen: [], isClosed: false, isPrevented: false, isSkipped: false };
const KEPT = { ...NOTHING, isPrevented: true, isSkipped: true };

describe('listKeyHandler', () => {
  it.each<[string, string, Pressed, object]>([
    ['Tab chooses the active option', 'Tab', { highlightedIndex: 1 }, { ...NOTHING, chosen: [TW] }],
    ['Tab chooses nothing without one', 'Tab', {}, NOTHING],
    ['Tab leaves a closed list', 'Tab', { highlightedIndex: 1, isOpen: false }, NOTHING],
    [
      'Enter chooses the only result',
      'Enter',
      { found: [WC] },
      { ...KEPT, chosen: [WC], isClosed: true },
    ],
    ['Enter chooses none of several', 'Enter', {}, KEPT],
    ['Enter chooses nothing without results', 'Enter', { found: [] }, KEPT],
    ['Enter chooses nothing without a search', 'Enter', { search: '', found: [WC] }, KEPT],
    ['Enter on an option is left to the library', 'Enter', { highlightedIndex: 0 }, NOTHING],
    ['Enter in a closed list is left to the page', 'Enter', { isOpen: false }, NOTHING],
    ['another key is left to the library', 'a', { highlightedIndex: 0 }, NOTHING],
  ])('%s', (_, key, state, effects) => {
    expect(pressed(key, state)).toEqual(effects);
  });

  it('U-18: skips the keys of an input method', () => {
    const effects = pressed('Enter', { found: [WC] }, true);
    expect(effects).toEqual({ ...NOTHING, isSkipped: true });
  });
});

describe('useSearchList', () => {
  function Box({ choice }: { readonly choice: TypedChoice }) {
    const found = [WC, TW];
    const list = useSearchList({ id: 'f-it', value: 'TW' }, choice, found);
    return (
      <>
        <input {...list.getInputProps()} />
        <button {...list.getToggleButtonProps()} />
        <ul {...list.getMenuProps()}>
          {list.isOpen &&
            found.map((item, index) => (
              <li key={item.label} {...list.getItemProps({ item, index })}>
                {item.label}
              </li>
            ))}
        </ul>
      </>
    );
  }

  it('shows the typed text, and chooses by a click', () => {
    const choice = choiceOf('wan');
    render(<Box choice={choice} />);
    const box = screen.getByRole<HTMLInputElement>('combobox');
    expect([box.id, box.value, screen.getByRole('button').id]).toEqual([
      'f-it',
      'wan',
      'f-it-toggle',
    ]);
    fireEvent.click(box);
    const options = screen.getAllByRole('option');
    expect(options.map((option) => option.getAttribute('aria-selected'))).toEqual([
      'false',
      'true',
    ]);
    fireEvent.click(options[0] as HTMLElement);
    expect(choice.choose).toHaveBeenCalledExactlyOnceWith(WC);
  });
});
