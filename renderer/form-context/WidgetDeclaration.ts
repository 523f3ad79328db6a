import type { ValueType } from '#engine';
import type { WordKey } from '../i18n/formWords.ts';
import type { Frame } from './WidgetTraits.ts';

/**
 * The declaration of a widget, exported as `WIDGETS` by the `index.ts` of its folder in
 * `renderer/widgets`. The declaration is data without React. From it, `npm run types` generates the
 * theme, the lazy chunk, the engine's table of widgets and the meta-schema of `ui.json`. Example, a
 * widget for one line of text: `{ name: 'fax', component: 'FaxWidget', frame: 'label', takes:
 * ['phone', 'text'] }`.
 */
export interface WidgetDeclaration {
  /** The name for `ui:widget`, in lower case with hyphens. */
  readonly name: string;
  /** Name of the exported component. */
  readonly component: string;
  /** File of the component in the folder, unless it is `<component>.tsx`. */
  readonly file?: string;
  readonly frame: Frame;
  /**
   * Present if the input itself holds its text. React then renders only errors and external
   * changes.
   */
  readonly uncontrolled?: true;
  /**
   * The default help for a leaf without help by the author: the format of the answer. A placeholder
   * would disappear during typing.
   */
  readonly hint?: WordKey;
  /** Present if the lazy chunk contains the widget's code, because few first steps need it. */
  readonly lazy?: true;
  /** Value types for which an author may name the widget. Empty where no author may name it. */
  readonly takes: readonly ValueType[];
  /** Present if an author may name the widget for a list of files. */
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
