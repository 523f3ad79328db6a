import type { WidgetDeclaration } from '../../form-context/WidgetDeclaration.ts';

/** The widget `textarea`. */
export const WIDGETS: readonly WidgetDeclaration[] = [
  {
    name: 'textarea',
    component: 'TextareaWidget',
    frame: 'label',
    uncontrolled: true,
    takes: ['text', 'multiline'],
    defaultOf: ['multiline'],
  },
];
