import type { Widget } from '@rjsf/utils';
import type { WordKey } from '../i18n/formWords.ts';

/** The frame that the template renders around a widget. */
export type Frame =
  /** A label above one input. */
  | 'label'
  /** A fieldset with a legend around several inputs. */
  | 'group'
  /** The widget renders its own label (a single checkbox). Help and error appear above it. */
  | 'box'
  /** No frame: the field renders everything itself. */
  | 'none';

/** A widget of the theme and its traits. */
export interface WidgetTraits {
  readonly component: Widget;
  readonly frame: Frame;
  /** The input holds the text itself. React renders it only for errors and external changes. */
  readonly uncontrolled?: boolean;
  /** Default help for a leaf without help by the author. */
  readonly hint?: WordKey;
}
