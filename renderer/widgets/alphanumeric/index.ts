import type { WidgetDeclaration } from '../../form-context/WidgetDeclaration.ts';

/** The widget `alphanumeric`. */
export const WIDGETS: readonly WidgetDeclaration[] = [
  {
    name: 'alphanumeric',
    component: 'AlphanumericWidget',
    frame: 'label',
    uncontrolled: true,
    takes: ['text'],
    defaultOfRules: [
      { valueType: 'text', keyword: 'alphanumeric', order: 110 },
      { valueType: 'text', keyword: 'alphanumericHyphen', order: 120 },
    ],
  },
];
