import type { WidgetDeclaration } from '../../form-context/WidgetDeclaration.ts';

/** The widget `date`. */
export const WIDGETS: readonly WidgetDeclaration[] = [
  {
    name: 'date',
    component: 'DateWidget',
    hint: 'hint.date',
    frame: 'label',
    uncontrolled: true,
    lazy: true,
    takes: ['date'],
    defaultOf: ['date'],
  },
];
