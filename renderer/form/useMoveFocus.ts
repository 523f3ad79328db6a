import { useCallback, useLayoutEffect, useRef } from 'react';
import { fieldId } from './fieldId.ts';
import { focusTarget } from './focusField.ts';
import { keepInSight } from './keepInSight.ts';

/**
 * Moves the focus to the heading of a record, or to the box of a row without one, once the page
 * shows it.
 *
 * @param list pointer of the list
 * @returns a function of the record's index; below 0 means the button that adds one
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
 * A focus that went with its element is given on at once. One that still stands moves with the frame that
 * lays the page out: moved sooner, it would have the page laid out an extra time.
 */
function moveTo(element: HTMLElement): void {
  const { activeElement: from, body } = document;
  if (from === body) element.focus();
  else
    requestAnimationFrame(() => {
      const { activeElement: now } = document;
      // An applicant who went on meanwhile is not called back.
      if (now === from || now === body) element.focus();
    });
  keepInSight(element);
}

/** Id of a record's heading. */
export function titleId(id: string): string {
  return `${id}-title`;
}

/** Id of a list's button that adds a record. */
export function addButtonId(id: string): string {
  return `${id}-add`;
}
