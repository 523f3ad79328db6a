import type { StoryFormFiles } from 'virtual:story-forms';
import { type SubmitEvent, useContext, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type FieldError, type FormData, fillText, type Language, type Texts } from '#engine';
import { ErrorSummary, FormFields, type FormFieldsProps, fieldErrorWords } from '#renderer';
import { NOW } from './forms/stepAnswers.ts';
import { type DefinitionProps, StoryDefinition } from './StoryDefinition.tsx';
import { StoryGuard } from './StoryGuard.tsx';
import { StoryLanguageContext } from './StoryLanguage.ts';
import { useStoryStore } from './useStoryStore.ts';

export interface StoryFormProps extends DefinitionProps {
  /** Initial answers. */
  readonly data?: FormData;
  /** Whether the applicant has pressed Next, so that all errors show. */
  readonly attempted?: boolean;
  /** Whether the answers are read-only. */
  readonly readOnly?: boolean;
  /** Whether a list of errors is above the fields. */
  readonly withSummary?: boolean;
  /** Texts that replace texts of the form. */
  readonly texts?: Texts;
  /** Widgets of the page. */
  readonly widgets?: FormFieldsProps['widgets'];
  /** Pointers of the fields to show; default: all. */
  readonly fields?: readonly string[];
  /** Id of the step to validate; default: all steps. */
  readonly step?: string;
  /** Instant of the validation; default: 20 November 2026. */
  readonly now?: string;
}

/**
 * Renders a form as the portal shows it, from an author's JSON, with the real compiler, store and
 * rules. "Check" validates as the wizard's Next does.
 */
export function StoryForm(props: StoryFormProps) {
  return (
    <StoryGuard given={JSON.stringify(props)}>
      <StoryDefinition {...props}>
        {(files) => <ShownForm key={files.plan.hash} {...props} files={files} />}
      </StoryDefinition>
    </StoryGuard>
  );
}

function ShownForm(props: StoryFormProps & { readonly files: StoryFormFiles }) {
  const { files, data, readOnly = false, withSummary = false, step, now = NOW } = props;
  const { language, catalogue, showAllErrors } = useContext(StoryLanguageContext);
  const attempted = props.attempted === true || showAllErrors;
  const { plan } = files;
  const steps = useMemo(() => (step === undefined ? undefined : [step]), [step]);
  const store = useStoryStore({ files, data, now, attempted, steps });
  const [lastAttempt, setLastAttempt] = useState<Attempt>();
  const errors = lastAttempt?.store === store ? lastAttempt.errors : store.shownErrors();
  const summary = useRef<HTMLDivElement>(null);
  const own = files.texts[language];
  const texts = useMemo(() => ({ ...own, ...props.texts }), [own, props.texts]);
  const messageText = useMemo(
    () => (error: FieldError) => fieldErrorWords(error, texts, errorTextsOf(catalogue), language),
    [texts, catalogue, language],
  );
  const pointers = useMemo(
    () => props.fields ?? plan.steps.flatMap(({ fields }) => fields),
    [props.fields, plan],
  );
  const check = (event: SubmitEvent) => {
    event.preventDefault();
    // The summary renders at once, because a later focus could move the applicant away from a
    // link's target.
    flushSync(() => setLastAttempt({ store, errors: store.validateSteps(steps) }));
    summary.current?.focus();
  };
  const textsIn = useMemo(() => async (other: Language) => files.texts[other], [files]);
  const shared = { store, texts, language, messageText };
  return (
    <form noValidate onSubmit={check}>
      {withSummary && <ErrorSummary {...shared} ref={summary} errors={errors} />}
      <FormFields
        {...shared}
        textsIn={textsIn}
        pointers={pointers}
        readOnly={readOnly}
        {...(props.widgets ? { widgets: props.widgets } : {})}
      />
      {!readOnly && (
        <p>
          <button type="submit" className="button button-primary">
            {CHECK[language]}
          </button>
        </p>
      )}
    </form>
  );
}

function errorTextsOf(catalogue: Texts): Parameters<typeof fieldErrorWords>[2] {
  return (key, args) => {
    const text = catalogue[key];
    return text && fillText(text, args);
  };
}

/** Label of the button that acts as the wizard's Next. */
const CHECK: Readonly<Record<Language, string>> = {
  en: 'Check',
  'zh-Hant': '檢查',
  'zh-Hans': '检查',
};

/** The errors of the applicant's last attempt to continue, and the store of this attempt. */
interface Attempt {
  readonly store: unknown;
  readonly errors: readonly FieldError[];
}
