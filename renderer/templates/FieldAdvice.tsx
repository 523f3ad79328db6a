import { useEffect } from 'react';
import { useAnnounce } from '../form/Announcer.tsx';
import { useFormPart } from '../form/FormPart.ts';
import { adviceId } from '../form/fieldId.ts';

export interface FieldAdviceProps {
  /** Id of the field; the advice's id follows from it. */
  readonly id: string;
  readonly advice: string;
}

/**
 * What a rule advises about an answer, under it: the applicant may go on all the same. Said once,
 * politely, when it comes; afterwards it is part of the input's description.
 */
export function FieldAdvice({ id, advice }: FieldAdviceProps) {
  const { word, isShown } = useFormPart();
  const announce = useAnnounce();
  const prefix = word('advice.prefix');
  // What came with the step itself is read where it stands.
  useEffect(() => {
    if (isShown.current) announce(`${prefix} ${advice}`);
  }, [advice, prefix, announce, isShown]);
  return (
    <div id={adviceId(id)} className="field-advice">
      <strong>{prefix}</strong> {advice}
    </div>
  );
}
