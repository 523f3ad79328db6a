import type { FieldProps } from '@rjsf/utils';
import { useContext } from 'react';
import { answersIn } from '#engine';
import { PointerContext, useFormPart } from '../../form-context/FormPart.ts';
import { deeper, HeadingLevelContext } from '../../form-context/HeadingLevel.ts';
import { Markdown } from '../../i18n/Markdown.tsx';
import { SectionHeading } from '../../templates/SectionHeading.tsx';

/**
 * Renders a note, a text of the form among its fields. A note is a group without answers, so it can
 * be shown and hidden like any field and is never sent. The text key `<path>.text` contains the
 * text in the Markdown subset; each `{/pointer}` is replaced by an answer. `<path>.label` contains
 * an optional heading. `ui:options.tone` adds a frame.
 */
export function NoteField({ fieldPathId, uiSchema }: FieldProps) {
  const { store, texts, lazy } = useFormPart();
  const pointer = useContext(PointerContext);
  const level = useContext(HeadingLevelContext);
  const { textKey } = store.node(pointer);
  const tone: unknown = uiSchema?.['ui:options']?.tone;
  const label = texts[`${textKey}.label`];
  const text = texts[`${textKey}.text`] ?? '';
  const Words = answersIn(text).length > 0 ? lazy.AnsweredText : Markdown;
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
