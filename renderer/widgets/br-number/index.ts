import type { WidgetDeclaration } from '../../form-context/WidgetDeclaration.ts';

/** The widget `br-number`. */
export const WIDGETS: readonly WidgetDeclaration[] = [
  {
    name: 'br-number',
    component: 'BrNumberWidget',
    frame: 'label',
    uncontrolled: true,
    takes: ['text'],
    defaultOfRules: [{ valueType: 'text', keyword: 'brNumber', order: 40 }],
  },
];
