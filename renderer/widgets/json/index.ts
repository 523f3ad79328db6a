import type { WidgetDeclaration } from '../../form-context/WidgetDeclaration.ts';

/** The widget `json`. */
export const WIDGETS: readonly WidgetDeclaration[] = [
  {
    name: 'json',
    component: 'JsonWidget',
    frame: 'group',
    lazy: true,
    takes: [],
    defaultOf: ['json'],
  },
];
