import type { WidgetDeclaration } from '../../form-context/WidgetDeclaration.ts';

/** The widget `prc-id`. */
export const WIDGETS: readonly WidgetDeclaration[] = [
  {
    name: 'prc-id',
    component: 'PrcIdWidget',
    frame: 'label',
    uncontrolled: true,
    lazy: true,
    takes: ['text'],
    defaultOfRules: [{ valueType: 'text', keyword: 'prcId', order: 10 }],
  },
];
