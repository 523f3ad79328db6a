import type { WidgetProps } from '@rjsf/utils';
import { useContext } from 'react';
import { HeadingLevelContext, PointerContext, useFormPart } from '../../form/FormPart.ts';
import { useLateWord } from '../../form/lateWords.ts';
import { Markdown } from '../../i18n/Markdown.tsx';
import { CheckboxWidget } from '../checkbox/CheckboxWidget.tsx';

/**
 * A box to tick under the words that it agrees to. The words (`<path>.text`, Markdown subset) stand
 * in a box of 200 px (specification, document 1, section 9) that scrolls and that the keyboard
 * reaches.
 */
export function ConsentWidget(field: WidgetProps) {
  const { store, texts } = useFormPart();
  const word = useLateWord();
  const { textKey } = store.node(useContext(PointerContext));
  const level = useContext(HeadingLevelContext);
  // Two of them on a page are told apart by what is ticked under them.
  const name = `${word('consent.text')} – ${field.label}`;
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section className="consent-text prose" aria-label={name} tabIndex={0}>
        <Markdown text={texts[`${textKey}.text`] ?? ''} headingLevel={level} />
      </section>
      <CheckboxWidget {...field} />
    </>
  );
}
