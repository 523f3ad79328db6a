import type { FieldProps } from '@rjsf/utils';
import { useContext } from 'react';
import { answersIn } from '#engine';
import { deeper, HeadingLevelContext, PointerContext, useFormPart } from '../../form/FormPart.ts';
import { LateAnsweredText } from '../../form/LateWidget.tsx';
import { Markdown } from '../../i18n/Markdown.tsx';
import { SectionHeading } from '../../templates/SectionHeading.tsx';

/**
 * A text of the form among its fields: a group without answers, so that it comes and goes like any
 * field and is never sent. Its words stand under `<path>.text` in the Markdown subset, with answers
 * where `{/pointer}` says so, a heading under `<path>.label` where it has one. `ui:options.tone` puts
 * it in a frame.
 */
export function NoteField({ fieldPathId, uiSchema }: FieldProps) {
  const { store, texts } = useFormPart();
  const pointer = useContext(PointerContext);
  const level = useContext(HeadingLevelContext);
  const { textKey } = store.node(pointer);
  const tone: unknown = uiSchema?.['ui:options']?.tone;
  const label = texts[`${textKey}.label`];
  const text = texts[`${textKey}.text`] ?? '';
  const Words = answersIn(text).length > 0 ? LateAnsweredText : Markdown;
  const inside = label === undefined ? level : deeper(level);
  return (
    <div id={fieldPathId.$id} className={`note prose ${FRAMES[String(tone)] ?? ''}`.trim()}>
      {label !== undefined && (
        <SectionHeading level={level} className="note-title">
          {label}
        </SectionHeading>
      )}
      <Words id={`${fieldPathId.$id}-text`} text={text} headingLevel={inside} />
    </div>
  );
}

const FRAMES: Readonly<Record<string, string>> = {
  info: 'notice',
  warning: 'notice notice-warning',
};
