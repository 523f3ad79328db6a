import type { WidgetProps } from '@rjsf/utils';
import { type HTMLAttributes, useContext } from 'react';
import { GroupWrongContext } from '../../form-context/FormPart.ts';
import { describedBy } from '../../form-context/fieldId.ts';
import { CharacterCount, countId, isCounted } from './CharacterCount.tsx';
import { textOf } from './outsideText.ts';
import { type FreeTextBehaviour, useFreeText } from './useFreeText.ts';

/**
 * A width that suggests the length of an answer. `xs` is for six characters, `s` for an identity
 * card number, `m` for a name, `l` and `xl` for an address.
 */
export type Width = 'xs' | 's' | 'm' | 'l' | 'xl';

export interface TextBoxProps
  extends Pick<FreeTextBehaviour, 'display' | 'retype' | 'readPasted' | 'readLeft'> {
  /** The props that RJSF passed to the widget. */
  readonly field: WidgetProps;
  readonly type?: 'text' | 'tel' | 'email' | 'password';
  /** Width, unless the definition sets another width. */
  readonly width?: Width;
  readonly autoComplete?: string;
  readonly inputMode?: HTMLAttributes<HTMLElement>['inputMode'];
  readonly autoCapitalize?: 'characters' | 'none';
  readonly spellCheck?: boolean;
  /** Language of the answer, if the widget determines it. */
  readonly lang?: string;
  /** Id of another element that describes the input (the "HK$" before an amount). */
  readonly describedBy?: string;
  readonly onKeyUp?: HTMLAttributes<HTMLElement>['onKeyUp'];
}

/**
 * Renders an input for one line of text. The definition's `ui:options` set `width`, `autocomplete`,
 * `autocapitalize`, `inputMode` and `lang`. The input has no `maxlength`, which would split
 * characters and interfere with input methods. The rules report a text that is too long, and the
 * count shows how many characters are left.
 */
export function TextBox(props: TextBoxProps) {
  const { field, type = 'text', display, retype, readPasted, readLeft } = props;
  const attributes = useTextAttributes(props);
  const text = useFreeText<HTMLInputElement>({
    ...freeTextBehaviourOf(field),
    display,
    retype,
    readPasted,
    readLeft,
  });
  return (
    <>
      <input
        type={type}
        {...attributes}
        inputMode={field.options.inputMode ?? props.inputMode}
        spellCheck={props.spellCheck}
        onKeyUp={props.onKeyUp}
        {...text}
      />
      {isCounted(field.options.limit) && (
        <CharacterCount id={field.id} limit={field.options.limit} />
      )}
    </>
  );
}

/** Returns the attributes of every text input, of one line or of several. */
export function useTextAttributes({ field, describedBy: more, ...props }: TextBoxProps) {
  const { id, options, rawErrors = [] } = field;
  const isGroupWrong = useContext(GroupWrongContext);
  const width: unknown = options.width ?? props.width ?? 'l';
  return {
    id,
    name: id,
    className: `input width-${width}`,
    autoComplete: options.autocomplete ?? props.autoComplete,
    autoCapitalize: options.autocapitalize ?? props.autoCapitalize,
    lang: options.lang ?? props.lang,
    placeholder: field.placeholder === '' ? undefined : field.placeholder,
    disabled: field.disabled,
    readOnly: field.readonly,
    'aria-required': field.required ? true : undefined,
    'aria-invalid': rawErrors.length > 0 || isGroupWrong ? true : undefined,
    'aria-describedby': describedBy(
      field,
      isCounted(options.limit) ? countId(id) : undefined,
      more,
    ),
  } as const;
}

/** Converts a widget's props to the input of `useFreeText`. */
export function freeTextBehaviourOf({
  id,
  value,
  onChange,
  onBlur,
}: WidgetProps): FreeTextBehaviour {
  return {
    value: textOf(value),
    onChange,
    onLeave: () => onBlur(id, value),
  };
}
