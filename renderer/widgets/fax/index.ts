import type { WidgetDeclaration } from '../../form-context/WidgetDeclaration.ts';

/** The widget `fax`. */
export const WIDGETS: readonly WidgetDeclaration[] = [
  {
    name: 'fax',
    component: 'FaxWidget',
    frame: 'label',
    uncontrolled: true,
    takes: ['phone', 'text'],
    defaultOfRules: [{ valueType: 'phone', keyword: 'fax', order: 10 }],
  },
];
