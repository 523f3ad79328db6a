import { useMemo } from 'react';
import { useStoryForm } from './loadStoryForm.ts';
import { StoryForm } from './StoryForm.tsx';
import { fieldsOf, type StepState, stepAnswers } from './stepAnswers.ts';

export interface FormStepProps {
  /** Code of the form: a folder of `forms`, or of the examples. */
  readonly form: string;
  /** Which step, by its id in the manifest; `submission` is the acknowledgement's fields. */
  readonly step: string;
  /** Nothing given, a faultless sample, or the sample with most errors on this step. */
  readonly state: StepState;
}

/** One step of a registered form in one state, from its definition and its samples alone. */
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
