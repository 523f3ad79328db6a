import type { WidgetProps } from '@rjsf/utils';
import { useContext } from 'react';
import { offeredYears } from '#engine';
import { PointerContext, useFormPart } from '../../form-context/FormPart.ts';
import { SelectWidget } from '../select/SelectWidget.tsx';

/**
 * Renders a select of years, the latest first. The definition limits the years; the default is from
 * 1900 to two years ahead. An answer outside these years is added at the end, so that it can be
 * seen and corrected.
 */
export function YearWidget(field: WidgetProps) {
  const { store } = useFormPart();
  const pointer = useContext(PointerContext);
  const node = store.node(pointer);
  const rules = node.kind === 'leaf' ? node.rules : [];
  const { first, last } = offeredYears({ rules }, store.offeredDays(pointer).today.year);
  const years = Array.from(
    { length: Math.max(0, last - first + 1) },
    (_, index) => `${last - index}`,
  );
  const given: unknown = field.value;
  const all = typeof given === 'string' && !years.includes(given) ? [...years, given] : years;
  return (
    <SelectWidget
      {...field}
      options={{
        width: 's',
        ...field.options,
        enumOptions: all.map((year) => ({ value: year, label: year })),
      }}
    />
  );
}
