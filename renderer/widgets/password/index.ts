import type { WidgetDeclaration } from '../../form-context/WidgetDeclaration.ts';

/** The widget `password`. */
export const WIDGETS: readonly WidgetDeclaration[] = [
  {
    name: 'password',
    component: 'PasswordWidget',
    frame: 'label',
    uncontrolled: true,
    lazy: true,
    takes: ['password', 'text'],
    defaultOf: ['password'],
  },
];
