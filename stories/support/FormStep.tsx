import { useMemo } from 'react';
import { useStoryForm } from './forms/loadStoryForm.ts';
import { fieldsOf, type StepState, stepAnswers } from './forms/stepAnswers.ts';
import { StoryForm } from './StoryForm.tsx';

export interface FormStepProps {
  /** Code of the form: a folder of `forms` or of the examples. */
  readonly form: string;
  /** Id of the step in the manifest; `submission` for the acknowledgement's fields. */
  readonly step: string;
  /** No answers, a valid sample, or the sample with most errors on this step. */
  readonly state: StepState;
}

/** Renders one step of a registered form in one state, from its definition and its samples. */
export function FormStep({ form, step, state }: FormStepProps) {
  const files = useStoryForm(form);
  const answers = useMemo(() => stepAnswers(files, step, state), [files, step, state]);
  const hasErrors = state === 'errors';
  return (
    <StoryForm
      key={`${step} ${state}`}
      form={form}
      step={step}
      fields={fieldsOf(files, step)}
      {...answers}
      attempted={hasErrors}
      withSummary={hasErrors}
    />
  );
}
