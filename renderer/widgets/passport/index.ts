import type { WidgetDeclaration } from '../../form-context/WidgetDeclaration.ts';

/** The widget `passport`. */
export const WIDGETS: readonly WidgetDeclaration[] = [
  {
    name: 'passport',
    component: 'PassportWidget',
    frame: 'label',
    uncontrolled: true,
    lazy: true,
    takes: ['text'],
    defaultOfRules: [{ valueType: 'text', keyword: 'passport', order: 30 }],
  },
];
