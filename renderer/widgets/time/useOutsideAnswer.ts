import type { WidgetProps } from '@rjsf/utils';
import { useContext } from 'react';
import { PointerContext, useFormPart } from '../../form-context/FormPart.ts';

/**
 * Returns a function that sets an answer from a control other than its text input, such as a
 * select. The text input then shows the answer.
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
