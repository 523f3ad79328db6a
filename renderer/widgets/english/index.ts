import type { WidgetDeclaration } from '../../form-context/WidgetDeclaration.ts';

/** The widget `english`. */
export const WIDGETS: readonly WidgetDeclaration[] = [
  {
    name: 'english',
    component: 'EnglishWidget',
    frame: 'label',
    uncontrolled: true,
    takes: ['text'],
    defaultOfRules: [{ valueType: 'text', keyword: 'englishOnly', order: 130 }],
  },
];
