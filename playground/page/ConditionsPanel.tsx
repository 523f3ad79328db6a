import { Suspense, use, useMemo } from 'react';
import type { FormData, Language, ValidatorModule } from '#engine';
import { ConditionsPanel as Explained } from '#screens';
import type { PlayedForm } from '../compile/CompileMessages.ts';
import { importSource } from '../compile/importSource.ts';
import { useTexts } from '../texts/useTexts.ts';

interface ConditionsPanelProps {
  readonly form: PlayedForm | undefined;
  readonly answers: FormData | undefined;
  readonly language: Language;
  /** Imports the validator; a test passes its own function. */
  readonly load?: typeof importSource<ValidatorModule>;
}

/** Renders the conditions of steps and fields, and why a field is shown or not for the answers. */
export function ConditionsPanel({
  form,
  answers = {},
  language,
  load = importSource,
}: ConditionsPanelProps) {
  const texts = useTexts();
  const validator = useMemo(() => form && load(form.validatorSource), [form, load]);
  if (!form || !validator) return <p className="quiet">{texts.noAnswers}</p>;
  return (
    <Suspense fallback={<p className="quiet">{texts.checking}</p>}>
      <Loaded {...{ form, validator, answers, language }} />
    </Suspense>
  );
}

interface LoadedProps extends Required<Pick<ConditionsPanelProps, 'language'>> {
  readonly form: PlayedForm;
  readonly validator: Promise<ValidatorModule>;
  readonly answers: FormData;
}

function Loaded({ form, validator, answers, language }: LoadedProps) {
  const { plan, tests, texts } = form;
  const now = useMemo(() => new Date().toISOString(), []);
  return (
    <Explained
      {...{ plan, tests, language, now }}
      texts={texts[language]}
      validator={use(validator)}
      data={answers}
    />
  );
}
