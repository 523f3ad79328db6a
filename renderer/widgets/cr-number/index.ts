import type { WidgetDeclaration } from '../../form-context/WidgetDeclaration.ts';

/** The widget `cr-number`. */
export const WIDGETS: readonly WidgetDeclaration[] = [
  {
    name: 'cr-number',
    component: 'CrNumberWidget',
    frame: 'label',
    uncontrolled: true,
    takes: ['text'],
    defaultOfRules: [{ valueType: 'text', keyword: 'crNumber', order: 50 }],
  },
];
