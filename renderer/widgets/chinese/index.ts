import type { WidgetDeclaration } from '../../form-context/WidgetDeclaration.ts';

/** The widget `chinese`. */
export const WIDGETS: readonly WidgetDeclaration[] = [
  {
    name: 'chinese',
    component: 'ChineseWidget',
    frame: 'label',
    uncontrolled: true,
    takes: ['text'],
    defaultOfRules: [{ valueType: 'text', keyword: 'chineseOnly', order: 90 }],
  },
];
