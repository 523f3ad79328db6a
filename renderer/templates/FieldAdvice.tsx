import { useEffect, useRef } from 'react';
import { useAnnounce } from '../form/Announcer.tsx';
import { useFormPart } from '../form/FormPart.ts';
import { adviceId } from '../form/fieldId.ts';

export interface FieldAdviceProps {
  /** Id of the field; the advice's id follows from it. */
  readonly id: string;
  readonly advice: string | undefined;
}

/**
 * What a rule advises about an answer, under it: the applicant may go on all the same. Said once,
 * politely, when it comes; afterwards it is part of the input's description.
 */
export function FieldAdvice({ id, advice }: FieldAdviceProps) {
  const { word } = useFormPart();
  const announce = useAnnounce();
  const said = useRef(advice);
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
