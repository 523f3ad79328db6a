import { type MouseEvent, type Ref, useId } from 'react';
import { type FieldError, type FormStore, type Language, type Texts, textKeyOf } from '#engine';
import { fieldId } from '../form-context/fieldId.ts';
import { focusField } from '../form-context/focusField.ts';
import { answerName } from '../form-context/recordName.ts';
import { wordsIn } from '../i18n/formWords.ts';

export interface ErrorSummaryProps {
  readonly store: FormStore;
  readonly texts: Texts;
  readonly language: Language;
  /** The errors in page order, as `validateSteps` returns them. */
  readonly errors: readonly FieldError[];
  readonly messageText: (error: FieldError) => string;
  /** Heading of the list, instead of "There are 2 problems on this page". */
  readonly title?: string;
  readonly headingLevel?: 2 | 3;
  /**
   * Called instead of moving the focus to the field, for example to open another step or close a
   * dialog.
   */
  readonly onChoose?: (error: FieldError) => void;
  /** The summary element. It receives the focus after the applicant tried to continue. */
  readonly ref?: Ref<HTMLDivElement>;
}

/**
 * Renders the errors as links in page order (U-01). A link opens the record that contains the field
 * and moves the focus to its input. An error without a field in this form appears without a link,
 * because the server may validate more.
 */
export function ErrorSummary(props: ErrorSummaryProps) {
  const { store, errors, headingLevel = 2, onChoose } = props;
  const titleId = useId();
  const word = wordsIn(props.language);
  if (errors.length === 0) return null;
  const Heading = `h${headingLevel}` as const;
  const choose = (event: MouseEvent, error: FieldError) => {
    event.preventDefault();
    if (onChoose) onChoose(error);
    else focusField(store, error.path);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a section would add a landmark; a group is enough
    <div
      ref={props.ref}
      role="group"
      className="error-summary"
      tabIndex={-1}
      aria-labelledby={titleId}
    >
      <Heading id={titleId}>
        {props.title ?? word('summary.title', { count: errors.length })}
      </Heading>
      <ul>
        {errors.map((error) => {
          const text = errorLine(error, props);
          return (
            <li key={`${error.path} ${error.key}`}>
              {isKnown(store, error.path) ? (
                <a href={`#${fieldId(error.path)}`} onClick={(event) => choose(event, error)}>
                  {text}
                </a>
              ) : (
                text
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/**
 * Returns the name of an answer followed by the message of its error. A message of the form itself
 * already names the answer ("Enter the name of the owner"). Its line then starts with the name of
 * the record or group.
 */
function errorLine(error: FieldError, { store, texts, language, messageText }: ErrorSummaryProps) {
  const message = messageText(error);
  if (!isKnown(store, error.path)) return message;
  const word = wordsIn(language);
  const holder = error.path.slice(0, error.path.lastIndexOf('/'));
  // The number of a record is its only name, and the list's own message does not contain it.
  const isRecord = holder !== '' && store.node(holder).kind === 'list';
  const about = hasOwnWords(error, texts) && !isRecord ? holder : error.path;
  const name = answerName(store, about, texts, word);
  return name === '' ? message : word('summary.item', { name, message });
}

function hasOwnWords({ path, key, rule }: FieldError, texts: Texts): boolean {
  const textKey = textKeyOf(path);
  return [rule, key].some((name) => texts[`${textKey}.error.${name}`] !== undefined);
}

function isKnown(store: FormStore, pointer: string): boolean {
  try {
    store.node(pointer);
    return true;
  } catch {
    return false;
  }
}
