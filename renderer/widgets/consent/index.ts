import type { WidgetDeclaration } from '../../form-context/WidgetDeclaration.ts';

/** The widget `consent`. */
export const WIDGETS: readonly WidgetDeclaration[] = [
  {
    name: 'consent',
    component: 'ConsentWidget',
    frame: 'box',
    lazy: true,
    takes: ['checkbox'],
  },
];
