import type { WidgetProps } from '@rjsf/utils';
import { TextBox } from '../text/TextBox.tsx';

/** Years and ranges of years in one box, as people write them: `2019, 2021-2024`. */
export function YearsWidget(field: WidgetProps) {
  return <TextBox field={field} width="m" autoComplete="off" spellCheck={false} />;
}
