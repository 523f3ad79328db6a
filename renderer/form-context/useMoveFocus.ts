import { useCallback, useLayoutEffect, useRef } from 'react';
import { fieldId } from './fieldId.ts';
import { focusTarget } from './focusField.ts';
import { keepVisible } from './keepVisible.ts';

/**
 * Moves the focus to the heading of a record after the next render, or to the input of a row
 * without a heading.
 *
 * @param list pointer of the list
 * @returns a function that takes the record's index; an index below 0 moves the focus to the add
 *   button
 */
export function useMoveFocus(list: string): (index: number) => void {
  const wanted = useRef<{ readonly heading: string; readonly row: string }>(undefined);
  useLayoutEffect(() => {
    if (!wanted.current) return;
    const { heading, row } = wanted.current;
    const element = document.getElementById(heading) ?? document.getElementById(row);
    if (!element) return;
    wanted.current = undefined;
    moveTo(focusTarget(element));
  });
  return useCallback(
    (index: number) => {
      const row = index < 0 ? addButtonId(fieldId(list)) : fieldId(`${list}/${index}`);
      wanted.current = { heading: titleId(row), row };
    },
    [list],
  );
}

/**
 * Moves the focus at once if the focused element was removed. Otherwise, waits for the next
 * animation frame, because an earlier focus would force an extra layout.
 */
function moveTo(element: HTMLElement): void {
  const { activeElement: from, body } = document;
  if (from === body) element.focus();
  else
    requestAnimationFrame(() => {
      const { activeElement: now } = document;
      // Does nothing if the applicant has moved the focus in the meantime.
      if (now === from || now === body) element.focus();
    });
  keepVisible(element);
}

/** Returns the id of a record's heading. */
export function titleId(id: string): string {
  return `${id}-title`;
}

/** Returns the id of a list's add button. */
export function addButtonId(id: string): string {
  return `${id}-add`;
}
