import type { WidgetDeclaration } from '../../form-context/WidgetDeclaration.ts';

/** The widget `files`. */
export const WIDGETS: readonly WidgetDeclaration[] = [
  {
    name: 'files',
    component: 'FilesWidget',
    frame: 'label',
    lazy: true,
    takes: [],
    takesList: true,
  },
];
