import type { WidgetProps } from '@rjsf/utils';
import { useContext } from 'react';
import { PointerContext, useFormPart } from '../../form-context/FormPart.ts';
import { HeadingLevelContext } from '../../form-context/HeadingLevel.ts';
import { useLazyWord } from '../../form-context/lazyWords.ts';
import { Markdown } from '../../i18n/Markdown.tsx';
import { CheckboxWidget } from '../checkbox/CheckboxWidget.tsx';

/**
 * Renders a checkbox below the text to which the applicant agrees. The text (`<path>.text`, in the
 * Markdown subset) is in a scrolling box of 200 px, which the keyboard can focus (specification,
 * document 1, section 9).
 */
export function ConsentWidget(field: WidgetProps) {
  const { store, texts } = useFormPart();
  const word = useLazyWord();
  const { textKey } = store.node(useContext(PointerContext));
  const level = useContext(HeadingLevelContext);
  // The label of the checkbox distinguishes several such boxes on a page.
  const name = `${word('consent.text')} – ${field.label}`;
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must be able to focus a scrolling box */}
      <section className="consent-text prose" aria-label={name} tabIndex={0}>
        <Markdown text={texts[`${textKey}.text`] ?? ''} headingLevel={level} />
      </section>
      <CheckboxWidget {...field} />
    </>
  );
}
