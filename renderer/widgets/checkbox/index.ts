import type { WidgetDeclaration } from '../../form-context/WidgetDeclaration.ts';

/** The widget `checkbox`. */
export const WIDGETS: readonly WidgetDeclaration[] = [
  {
    name: 'checkbox',
    component: 'CheckboxWidget',
    frame: 'box',
    takes: ['checkbox'],
    defaultOf: ['checkbox'],
  },
];
