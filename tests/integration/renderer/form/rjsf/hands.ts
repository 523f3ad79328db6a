import { fireEvent, within } from '@testing-library/react';
import type { Hand } from './Feature.ts';
import { groupLabel } from './fieldsOf.ts';

/** Labels of the buttons around rows. */
export interface ButtonWords {
  readonly add: RegExp;
  readonly copy: RegExp;
  readonly remove: RegExp;
  readonly moveDown: RegExp;
}

/** How many buttons of each kind a page has that can be pressed. */
export function buttonsOf(page: HTMLElement, words: ButtonWords) {
  const buttons = within(page).queryAllByRole<HTMLButtonElement>('button');
  const names = buttons
    .filter(({ disabled }) => !disabled)
    .map((button) => button.getAttribute('title') ?? button.textContent ?? '');
  return Object.entries(words).map(([kind, name]: readonly [string, RegExp]) => {
    return [kind, names.filter((each) => name.test(each.trim())).length] as const;
  });
}

/**
 * Returns the hand of somebody on a page, who goes by labels and words of buttons alone.
 *
 * @param called what the page calls a field of the stock form
 */
export function handOn(
  page: HTMLElement,
  words: ButtonWords,
  called = (label: string) => label,
): Hand {
  const field = (label: string) => {
    const name = new RegExp(`^${literal(called(label))}\\s*(?:\\*|required)?$`);
    const [found] = within(page).queryAllByLabelText(name, { selector: 'input, select, textarea' });
    if (!found) throw new RangeError(`Cannot find the field ${label}: ${page.textContent}`);
    return found;
  };
  const press = (name: RegExp, nth = 0) => {
    const button = within(page).getAllByRole('button', { name })[nth];
    if (!button) throw new RangeError(`Cannot find the button ${name} ${nth}`);
    fireEvent.click(button);
  };
  return {
    type(label, value) {
      const box = field(label);
      fireEvent.focus(box);
      fireEvent.change(box, { target: { value } });
      fireEvent.blur(box);
    },
    choose(label, option) {
      const buttons = [...page.querySelectorAll<HTMLInputElement>('input[type=radio]')];
      const button = buttons.find(
        (each) =>
          groupLabel(each, each.name) === label && each.labels?.[0]?.textContent?.trim() === option,
      );
      if (button) {
        fireEvent.click(button);
        return;
      }
      const list = field(label) as HTMLSelectElement;
      const value = [...list.options].find(({ text }) => text === option)?.value ?? '';
      fireEvent.change(list, { target: { value } });
    },
    tick: (label) => fireEvent.click(field(label)),
    add: (nth) => press(words.add, nth),
    copy: (nth) => press(words.copy, nth),
    remove: (nth) => press(words.remove, nth),
    moveDown: (nth) => press(words.moveDown, nth),
  };
}

/** Text as it is in a pattern. */
const literal = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');
