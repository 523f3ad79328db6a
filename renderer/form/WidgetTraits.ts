import type { Widget } from '@rjsf/utils';

/** How the template frames a widget. */
export type Frame =
  /** A label over one input. */
  | 'label'
  /** A fieldset with a legend over several inputs. */
  | 'group'
  /** The widget brings its own label (a single checkbox); help and error stand over it. */
  | 'box'
  /** Nothing: the field draws everything itself. */
  | 'none';

/** One widget as the theme knows it. */
export interface WidgetTraits {
  readonly component: Widget;
  readonly frame: Frame;
  /** The input keeps the text itself; React renders it only for errors and changes from outside. */
  readonly uncontrolled?: boolean;
}
