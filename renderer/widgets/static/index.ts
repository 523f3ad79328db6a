import type { WidgetDeclaration } from '../../form-context/WidgetDeclaration.ts';

/** The widget `static`. */
export const WIDGETS: readonly WidgetDeclaration[] = [
  {
    name: 'static',
    component: 'StaticWidget',
    frame: 'label',
    takes: [],
  },
];
