import { useEffect, useRef } from 'react';
import { useAnnounce } from '../form/Announcer.tsx';
import { useFormPart } from '../form/FormPart.ts';
import { adviceId } from '../form/fieldId.ts';

export interface FieldAdviceProps {
  /** Id of the field; the advice's id follows from it. */
  readonly id: string;
  readonly advice: string | undefined;
  /** It came while the answer stood on the page: to be said although it is drawn for the first time. */
  readonly isNew?: boolean;
}

/**
 * What a rule advises about an answer, under it: the applicant may go on all the same. Said once,
 * politely, when it comes; afterwards it is part of the input's description.
 */
export function FieldAdvice({ id, advice, isNew = false }: FieldAdviceProps) {
  const { word } = useFormPart();
  const announce = useAnnounce();
  const said = useRef(isNew ? undefined : advice);
  const prefix = word('advice.prefix');
  useEffect(() => {
    if (advice === said.current) return;
    said.current = advice;
    if (advice !== undefined) announce(`${prefix} ${advice}`);
  }, [advice, prefix, announce]);
  if (advice === undefined) return null;
  return (
    <div id={adviceId(id)} className="field-advice">
      <strong>{prefix}</strong> {advice}
    </div>
  );
}
