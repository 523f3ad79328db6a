import type { WidgetDeclaration } from '../../form-context/WidgetDeclaration.ts';

/** The widget `solicitors-code`. */
export const WIDGETS: readonly WidgetDeclaration[] = [
  {
    name: 'solicitors-code',
    component: 'SolicitorsCodeWidget',
    frame: 'label',
    uncontrolled: true,
    lazy: true,
    takes: ['text'],
    defaultOfRules: [{ valueType: 'text', keyword: 'solicitorsCode', order: 70 }],
  },
];
