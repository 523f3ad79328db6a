import type { StoryFormFiles } from 'virtual:story-forms';
import { type SubmitEvent, useContext, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type FieldError, type FormData, fillText, type Language, type Texts } from '#engine';
import { ErrorSummary, FormFields, type FormFieldsProps, fieldErrorWords } from '#renderer';
import { type DefinitionProps, StoryDefinition } from './StoryDefinition.tsx';
import { StoryGuard } from './StoryGuard.tsx';
import { StoryLanguageContext } from './StoryLanguage.ts';
import { NOW } from './stepAnswers.ts';
import { useStoryStore } from './useStoryStore.ts';

export interface StoryFormProps extends DefinitionProps {
  /** Answers to start with. */
  readonly data?: FormData;
  /** The applicant has tried to go on: what is wrong shows. */
  readonly attempted?: boolean;
  /** The answers cannot be changed. */
  readonly readOnly?: boolean;
  /** Shows the list of what is wrong over the fields. */
  readonly withSummary?: boolean;
  /** Texts in the place of the form's own. */
  readonly texts?: Texts;
  /** Widgets of the page's own. */
  readonly widgets?: FormFieldsProps['widgets'];
  /** Pointers of the fields to show; all by default. */
  readonly fields?: readonly string[];
  /** The step that is tried, by its id; all by default. */
  readonly step?: string;
  /** Instant at which the answers are judged; 20 November 2026 by default. */
  readonly now?: string;
}

/**
 * A form as the portal shows it, from an author's JSON: compiled by the real compiler, held by the
 * real store, checked by the real rules. "Check" does what the wizard's Next does to a step.
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
  const [tried, setTried] = useState<Tried>();
  const errors = tried?.store === store ? tried.errors : store.shownErrors();
  const summary = useRef<HTMLDivElement>(null);
  const own = files.texts[language];
  const texts = useMemo(() => ({ ...own, ...props.texts }), [own, props.texts]);
  const messageText = useMemo(
    () => (error: FieldError) => fieldErrorWords(error, texts, wordsOf(catalogue), language),
    [texts, catalogue, language],
  );
  const pointers = useMemo(
    () => props.fields ?? plan.steps.flatMap(({ fields }) => fields),
    [props.fields, plan],
  );
  const check = (event: SubmitEvent) => {
    event.preventDefault();
    // Drawn at once: a focus that comes a frame later may take the applicant out of where a link led.
    flushSync(() => setTried({ store, errors: store.validateSteps(steps) }));
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

function wordsOf(catalogue: Texts): Parameters<typeof fieldErrorWords>[2] {
  return (key, args) => {
    const text = catalogue[key];
    return text && fillText(text, args);
  };
}

/** What the button says that does as the wizard's Next. */
const CHECK: Readonly<Record<Language, string>> = {
  en: 'Check',
  'zh-Hant': '檢查',
  'zh-Hans': '检查',
};

/** What was wrong when the applicant last tried to go on, in which answers. */
interface Tried {
  readonly store: unknown;
  readonly errors: readonly FieldError[];
}
