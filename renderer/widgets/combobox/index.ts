import type { WidgetDeclaration } from '../../form-context/WidgetDeclaration.ts';

/** The widget `combobox`. */
export const WIDGETS: readonly WidgetDeclaration[] = [
  {
    name: 'combobox',
    component: 'ComboboxWidget',
    frame: 'label',
    takes: ['choice'],
  },
];
