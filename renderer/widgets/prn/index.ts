import type { WidgetDeclaration } from '../../form-context/WidgetDeclaration.ts';

/** The widget `prn`. */
export const WIDGETS: readonly WidgetDeclaration[] = [
  {
    name: 'prn',
    component: 'PrnWidget',
    frame: 'label',
    uncontrolled: true,
    takes: ['prn', 'text'],
    defaultOf: ['prn'],
  },
];
