import type { WidgetDeclaration } from '../../form-context/WidgetDeclaration.ts';

/** The widget `memorial-number`. */
export const WIDGETS: readonly WidgetDeclaration[] = [
  {
    name: 'memorial-number',
    component: 'MemorialNumberWidget',
    frame: 'label',
    uncontrolled: true,
    lazy: true,
    takes: ['text'],
    defaultOfRules: [{ valueType: 'text', keyword: 'memorialNumber', order: 60 }],
  },
];
