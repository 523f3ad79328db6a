import type { Widget } from '@rjsf/utils';
import type { WordKey } from '../i18n/formWords.ts';

/** The frame that the template renders around a widget. */
export type Frame =
  /** A label above one input. */
  | 'label'
  /** A fieldset with a legend around several inputs. */
  | 'group'
  /**
   * The widget renders its own label, as a single checkbox does. Help and error appear above the
   * widget.
   */
  | 'box'
  /** No frame: the field renders everything itself. */
  | 'none';

/** A widget of the theme and its traits. */
export interface WidgetTraits {
  readonly component: Widget;
  readonly frame: Frame;
  /**
   * Whether the input itself holds its text. React then renders only errors and external changes.
   */
  readonly uncontrolled?: boolean;
  /** Default help for a leaf without help by the author. */
  readonly hint?: WordKey;
}
