import { fireEvent, within } from '@testing-library/react';
import type { Hand } from './Feature.ts';
import { groupLabel } from './fieldsOf.ts';

/** Patterns for the labels of row buttons. */
export interface ButtonWords {
  readonly add: RegExp;
  readonly copy: RegExp;
  readonly remove: RegExp;
  readonly moveDown: RegExp;
}

/** Counts the enabled buttons of each kind on a page. */
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
 * Returns the actions of a user who finds fields and buttons of a page only by their labels.
 *
 * @param called returns the page's label of a field from its label in the feature
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

/** Escapes a text for a regular expression. */
const literal = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');
