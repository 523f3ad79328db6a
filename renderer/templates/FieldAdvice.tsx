import { useEffect, useRef } from 'react';
import { useAnnounce } from '../form-context/Announcer.tsx';
import { useFormPart } from '../form-context/FormPart.ts';
import { adviceId } from '../form-context/fieldId.ts';

export interface FieldAdviceProps {
  /** Id of the field, from which the id of the advice is derived. */
  readonly id: string;
  readonly advice: string | undefined;
  /**
   * Whether the advice appeared while the answer was on the page. It is then announced on the first
   * render.
   */
  readonly isNew?: boolean;
}

/**
 * Renders a rule's advice below an answer. The applicant may continue without following the advice.
 * New advice is announced once, politely. It is also part of the input's description.
 */
export function FieldAdvice({ id, advice, isNew = false }: FieldAdviceProps) {
  const { word } = useFormPart();
  const announce = useAnnounce();
  const announced = useRef(isNew ? undefined : advice);
  const prefix = word('advice.prefix');
  useEffect(() => {
    if (advice === announced.current) return;
    announced.current = advice;
    if (advice !== undefined) announce(`${prefix} ${advice}`);
  }, [advice, prefix, announce]);
  if (advice === undefined) return null;
  return (
    <div id={adviceId(id)} className="field-advice">
      <strong>{prefix}</strong> {advice}
    </div>
  );
}
