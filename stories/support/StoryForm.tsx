import { STORY_FORMS } from 'virtual:story-forms';
import { type SubmitEvent, useContext, useMemo, useRef, useState } from 'react';
import {
  createFormStore,
  type FieldError,
  type FormData,
  fieldMessage,
  fillText,
  type Language,
  type Texts,
} from '#engine';
import { ErrorSummary, FormFields } from '#renderer';
import { StoryLanguageContext } from './StoryLanguage.ts';

export interface StoryFormProps {
  /** Which form: a file of `stories/forms`, or a form of the portal. */
  readonly form: string;
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
  /** Pointers of the fields to show; all by default. */
  readonly fields?: readonly string[];
}

/** The day of every story. */
const NOW = '2026-11-20T10:00:00+08:00';

/**
 * A form as the portal shows it, from an author's JSON: compiled by the real compiler, held by the
 * real store, checked by the real rules. "Check" does what the wizard's Next does to a step.
 */
export function StoryForm(props: StoryFormProps) {
  const { form, data, attempted = false, readOnly = false, withSummary = false } = props;
  const { language, catalogue } = useContext(StoryLanguageContext);
  const files = STORY_FORMS[form];
  if (!files) throw new RangeError(`Cannot show the form ${form}: not among the story forms`);
  const { plan, validator } = files;
  const store = useMemo(() => {
    const made = createFormStore(plan, validator, { now: NOW, ...(data ? { data } : {}) });
    if (attempted) made.validateSteps();
    return made;
  }, [plan, validator, data, attempted]);
  const [errors, setErrors] = useState<readonly FieldError[]>(() => store.shownErrors());
  const summary = useRef<HTMLDivElement>(null);
  const own = files.texts[language];
  const texts = useMemo(() => ({ ...own, ...props.texts }), [own, props.texts]);
  const messageText = useMemo(
    () => (error: FieldError) =>
      fieldMessage(error, texts, (key, args) => {
        const text = catalogue[key];
        return text && fillText(text, args);
      }),
    [texts, catalogue],
  );
  const pointers = useMemo(
    () => props.fields ?? plan.steps.flatMap(({ fields }) => fields),
    [props.fields, plan],
  );
  const check = (event: SubmitEvent) => {
    event.preventDefault();
    setErrors(store.validateSteps());
    requestAnimationFrame(() => summary.current?.focus());
  };
  const textsIn = useMemo(() => async (other: Language) => files.texts[other], [files]);
  const shared = { store, texts, language, messageText };
  return (
    <form noValidate onSubmit={check}>
      {withSummary && <ErrorSummary {...shared} ref={summary} errors={errors} />}
      <FormFields {...shared} textsIn={textsIn} pointers={pointers} readOnly={readOnly} />
      {!readOnly && (
        <p>
          <button type="submit" className="button button-primary">
            Check
          </button>
        </p>
      )}
    </form>
  );
}
