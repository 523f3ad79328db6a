import type { WidgetDeclaration } from '../../form-context/WidgetDeclaration.ts';

/** The widget `select`. */
export const WIDGETS: readonly WidgetDeclaration[] = [
  {
    name: 'select',
    component: 'SelectWidget',
    frame: 'label',
    takes: ['choice'],
    defaultOf: ['choice'],
  },
];
