import type { WidgetDeclaration } from '../../form-context/WidgetDeclaration.ts';

/** The widget `month-year`. */
export const WIDGETS: readonly WidgetDeclaration[] = [
  {
    name: 'month-year',
    component: 'MonthYearWidget',
    hint: 'hint.monthYear',
    frame: 'label',
    uncontrolled: true,
    lazy: true,
    takes: ['monthYear'],
    defaultOf: ['monthYear'],
  },
];
