import type { WidgetDeclaration } from '../../form-context/WidgetDeclaration.ts';

/** The widgets `year` and `years`. */
export const WIDGETS: readonly WidgetDeclaration[] = [
  {
    name: 'year',
    component: 'YearWidget',
    frame: 'label',
    lazy: true,
    takes: ['text', 'integer'],
  },
  {
    name: 'years',
    component: 'YearsWidget',
    hint: 'hint.years',
    frame: 'label',
    uncontrolled: true,
    lazy: true,
    takes: ['text'],
    defaultOfRules: [{ valueType: 'text', keyword: 'yearList', order: 80 }],
  },
];
