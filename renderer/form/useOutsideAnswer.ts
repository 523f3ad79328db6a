import type { WidgetProps } from '@rjsf/utils';
import { useContext } from 'react';
import { PointerContext, useFormPart } from './FormPart.ts';

/**
 * Sets an answer from beside its box (a calendar, a list): the box, which otherwise keeps its text to
 * itself, shows it too.
 */
export function useOutsideAnswer({ onChange }: WidgetProps): (value: string | undefined) => void {
  const { store } = useFormPart();
  const pointer = useContext(PointerContext);
  return (value) => {
    // Without an origin, so that the box is told.
    if (pointer !== '') store.set(pointer, value);
    onChange(value);
  };
}
