import type { WidgetDeclaration } from '../../form-context/WidgetDeclaration.ts';

/** The widget `radio`. */
export const WIDGETS: readonly WidgetDeclaration[] = [
  {
    name: 'radio',
    component: 'RadioWidget',
    frame: 'group',
    takes: ['choice'],
  },
];
