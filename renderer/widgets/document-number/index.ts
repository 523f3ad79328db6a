import type { WidgetDeclaration } from '../../form-context/WidgetDeclaration.ts';

/** The widget `id-number`. */
export const WIDGETS: readonly WidgetDeclaration[] = [
  {
    name: 'id-number',
    component: 'IdNumberWidget',
    frame: 'label',
    uncontrolled: true,
    lazy: true,
    takes: ['text'],
  },
];
