import type { WidgetDeclaration } from '../../form-context/WidgetDeclaration.ts';

/** The widget `amount`. */
export const WIDGETS: readonly WidgetDeclaration[] = [
  {
    name: 'amount',
    component: 'AmountWidget',
    frame: 'label',
    uncontrolled: true,
    takes: ['money', 'decimal', 'integer'],
    defaultOf: ['money'],
  },
];
