import type { WidgetDeclaration } from '../../form-context/WidgetDeclaration.ts';

/** The widget `checkboxes`. */
export const WIDGETS: readonly WidgetDeclaration[] = [
  {
    name: 'checkboxes',
    component: 'CheckboxGroupWidget',
    frame: 'group',
    takes: ['choices'],
    defaultOf: ['choices'],
  },
];
