import type { WidgetDeclaration } from '../../form-context/WidgetDeclaration.ts';

/** The widget `travel-permit`. */
export const WIDGETS: readonly WidgetDeclaration[] = [
  {
    name: 'travel-permit',
    component: 'TravelPermitWidget',
    frame: 'label',
    uncontrolled: true,
    lazy: true,
    takes: ['text'],
    defaultOfRules: [{ valueType: 'text', keyword: 'prcTravelPermit', order: 20 }],
  },
];
