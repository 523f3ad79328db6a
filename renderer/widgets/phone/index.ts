import type { WidgetDeclaration } from '../../form-context/WidgetDeclaration.ts';

/** The widget `phone`. */
export const WIDGETS: readonly WidgetDeclaration[] = [
  {
    name: 'phone',
    component: 'PhoneWidget',
    hint: 'hint.phone',
    frame: 'label',
    uncontrolled: true,
    takes: ['phone', 'text'],
    defaultOf: ['phone'],
  },
];
