import type { WidgetDeclaration } from '../../form-context/WidgetDeclaration.ts';

/** The widget `hkid`. */
export const WIDGETS: readonly WidgetDeclaration[] = [
  {
    name: 'hkid',
    component: 'HkidWidget',
    frame: 'label',
    uncontrolled: true,
    takes: ['hkid', 'text'],
    defaultOf: ['hkid'],
  },
];
