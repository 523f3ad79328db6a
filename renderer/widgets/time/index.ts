import type { WidgetDeclaration } from '../../form-context/WidgetDeclaration.ts';

/** The widget `time`. */
export const WIDGETS: readonly WidgetDeclaration[] = [
  {
    name: 'time',
    component: 'TimeWidget',
    hint: 'hint.time',
    frame: 'group',
    uncontrolled: true,
    lazy: true,
    takes: ['time'],
    defaultOf: ['time'],
  },
];
