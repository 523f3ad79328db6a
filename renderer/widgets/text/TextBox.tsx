import type { WidgetProps } from '@rjsf/utils';
import { type HTMLAttributes, useContext } from 'react';
import { GroupWrongContext } from '../../form/FormPart.ts';
import { describedBy } from '../../form/fieldId.ts';
import { CharacterCount, countId, isCounted } from './CharacterCount.tsx';
import { textOf } from './outsideText.ts';
import { type FreeTextConduct, useFreeText } from './useFreeText.ts';

/** Hint at the length of an answer: six characters, an identity card number, a name, an address. */
export type Width = 'xs' | 's' | 'm' | 'l' | 'xl';

export interface TextBoxProps
  extends Pick<FreeTextConduct, 'display' | 'retype' | 'readPasted' | 'readLeft'> {
  /** The props that RJSF gave the widget. */
  readonly field: WidgetProps;
  readonly type?: 'text' | 'tel' | 'email' | 'password';
  /** What holds unless the definition says otherwise. */
  readonly width?: Width;
  readonly autoComplete?: string;
  readonly inputMode?: HTMLAttributes<HTMLElement>['inputMode'];
  readonly autoCapitalize?: 'characters' | 'none';
  readonly spellCheck?: boolean;
  /** Language of the answer, where the widget knows it. */
  readonly lang?: string;
  /** Id of something else that describes the box (the "HK$" before an amount). */
  readonly describedBy?: string;
  readonly onKeyUp?: HTMLAttributes<HTMLElement>['onKeyUp'];
}

/**
 * One line of text. The definition's `ui:options` decide `width`, `autocomplete`, `autocapitalize`,
 * `inputMode` and `lang`. There is no `maxlength`: it would cut characters in half and fight input methods; the
 * rules tell what is too long, and the count what is left.
 */
export function TextBox(props: TextBoxProps) {
  const { field, type = 'text', display, retype, readPasted, readLeft } = props;
  const attributes = useTextAttributes(props);
  const text = useFreeText<HTMLInputElement>({
    ...conductOf(field),
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

/** Attributes that every text box has, of one line or of several. */
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

/** How a widget's props become those of a free text. */
export function conductOf({ id, value, onChange, onBlur }: WidgetProps): FreeTextConduct {
  return {
    value: textOf(value),
    onChange,
    onLeave: () => onBlur(id, value),
  };
}
