import type { WidgetProps } from '@rjsf/utils';
import { useContext } from 'react';
import { PointerContext, useFormPart } from '../../form-context/FormPart.ts';

/**
 * Returns a function that sets an answer from outside its text input (a calendar, a list). The text
 * input, which otherwise ignores its own changes, then shows the answer.
 */
export function useOutsideAnswer({ onChange }: WidgetProps): (value: string | undefined) => void {
  const { store } = useFormPart();
  const pointer = useContext(PointerContext);
  return (value) => {
    // Set without an origin, so that the text input is notified.
    if (pointer !== '') store.set(pointer, value);
    onChange(value);
  };
}
