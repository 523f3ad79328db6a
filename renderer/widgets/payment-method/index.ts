import type { WidgetDeclaration } from '../../form-context/WidgetDeclaration.ts';

/** The widget `payment-method`. */
export const WIDGETS: readonly WidgetDeclaration[] = [
  {
    name: 'payment-method',
    component: 'PaymentMethodWidget',
    frame: 'group',
    lazy: true,
    takes: ['choice'],
  },
];
