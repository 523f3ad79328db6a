import type { WidgetProps } from '@rjsf/utils';
import { TextBox } from '../text/TextBox.tsx';

/** Renders years and ranges of years in one input: `2019, 2021-2024`. */
export function YearsWidget(field: WidgetProps) {
  return <TextBox field={field} width="m" autoComplete="off" spellCheck={false} />;
}
