import type { WidgetDeclaration } from '../../form-context/WidgetDeclaration.ts';

/** The widget `email`. */
export const WIDGETS: readonly WidgetDeclaration[] = [
  {
    name: 'email',
    component: 'EmailWidget',
    frame: 'label',
    uncontrolled: true,
    takes: ['email', 'text'],
    defaultOf: ['email'],
  },
];
