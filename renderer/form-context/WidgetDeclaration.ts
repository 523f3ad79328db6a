import type { ValueType } from '#engine';
import type { WordKey } from '../i18n/formWords.ts';
import type { Frame } from './WidgetTraits.ts';

/**
 * The declaration of a widget, exported as `WIDGETS` by the `index.ts` of its folder in
 * `renderer/widgets`. It is data without React. `npm run types` generates the theme, the chunk of
 * lazy widgets, the engine's table of widgets and the meta-schema of `ui.json` from it. `{ name:
 * 'fax', component: 'FaxWidget', frame: 'label', takes: ['phone', 'text'] }` declares a widget for
 * one line of text.
 */
export interface WidgetDeclaration {
  /** The name for `ui:widget`, in lower case with hyphens. */
  readonly name: string;
  /** Name of the exported component. */
  readonly component: string;
  /** File of the component in the folder, unless it is `<component>.tsx`. */
  readonly file?: string;
  readonly frame: Frame;
  /** The input holds the text itself. React renders it only for errors and external changes. */
  readonly uncontrolled?: true;
  /**
   * Default help for a leaf without help by the author: the format of the answer, which a
   * placeholder would hide.
   */
  readonly hint?: WordKey;
  /** The widget's code is in the lazy chunk, because few first steps need it. */
  readonly lazy?: true;
  /** Value types for which an author may name the widget. Empty where no author may name it. */
  readonly takes: readonly ValueType[];
  /** An author may name the widget for a list of files. */
  readonly takesList?: true;
  /** Value types that use the widget by default. */
  readonly defaultOf?: readonly ValueType[];
  /** Rules that select the widget as the default. They take precedence over `defaultOf`. */
  readonly defaultOfRules?: readonly DefaultOfRule[];
}

/** A rule keyword that selects the default widget for leaves of a value type. */
export interface DefaultOfRule {
  readonly valueType: ValueType;
  readonly keyword: string;
  /** Among several rules of a leaf, the lowest number decides. Leave gaps for new rules. */
  readonly order: number;
}
