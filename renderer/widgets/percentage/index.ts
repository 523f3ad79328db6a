import type { WidgetDeclaration } from '../../form-context/WidgetDeclaration.ts';

/** The widget `percentage`. */
export const WIDGETS: readonly WidgetDeclaration[] = [
  {
    name: 'percentage',
    component: 'PercentageWidget',
    frame: 'label',
    uncontrolled: true,
    lazy: true,
    takes: ['percentage', 'decimal', 'integer'],
    defaultOf: ['percentage'],
  },
];
