import type { WidgetDeclaration } from '../../form-context/WidgetDeclaration.ts';

/** The widget `e-cheque`. */
export const WIDGETS: readonly WidgetDeclaration[] = [
  {
    name: 'e-cheque',
    component: 'ElectronicChequeWidget',
    frame: 'label',
    lazy: true,
    takes: ['file'],
  },
];
