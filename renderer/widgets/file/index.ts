import type { WidgetDeclaration } from '../../form-context/WidgetDeclaration.ts';

/** The widget `file`. */
export const WIDGETS: readonly WidgetDeclaration[] = [
  {
    name: 'file',
    component: 'FileWidget',
    frame: 'label',
    lazy: true,
    takes: ['file'],
    defaultOf: ['file'],
  },
];
