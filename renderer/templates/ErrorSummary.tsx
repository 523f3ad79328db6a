import { type MouseEvent, type Ref, useId } from 'react';
import { type FieldError, type FormStore, type Language, type Texts, textKeyOf } from '#engine';
import { fieldId } from '../form/fieldId.ts';
import { focusField } from '../form/focusField.ts';
import { answerName } from '../form/recordName.ts';
import { wordsIn } from '../form/words.ts';

export interface ErrorSummaryProps {
  readonly store: FormStore;
  readonly texts: Texts;
  readonly language: Language;
  /** In page order, as `validateSteps` gives them. */
  readonly errors: readonly FieldError[];
  readonly messageText: (error: FieldError) => string;
  /** Says what the list is, instead of "There are 2 problems on this page". */
  readonly title?: string;
  readonly headingLevel?: 2 | 3;
  /** Instead of moving the focus to the field: go to another step, close a dialog. */
  readonly onChoose?: (error: FieldError) => void;
  /** The element that takes the focus after the applicant tried to go on. */
  readonly ref?: Ref<HTMLDivElement>;
}

/**
 * What is wrong, as a list of links in page order (U-01). A link opens the record that holds the
 * field and moves the focus to its input. An error of something that is not on this form (the
 * server may know more) is told without a link.
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
    // biome-ignore lint/a11y/useSemanticElements: a section would be one landmark more; a group is enough
    <div
      ref={props.ref}
      role="group"
      className="error-summary"
      tabIndex={-1}
      aria-labelledby={titleId}
    >
      <Heading id={titleId}>
        {props.title ??
          (errors.length === 1
            ? word('summary.title.one')
            : word('summary.title.other', { count: errors.length }))}
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
 * The same words as over the input, after the name of what they are about. A message of the form's
 * own says which answer it means ("Enter the name of the owner"): then only what holds the answer is
 * named (the record, the address).
 */
function errorLine(error: FieldError, { store, texts, language, messageText }: ErrorSummaryProps) {
  const message = messageText(error);
  if (!isKnown(store, error.path)) return message;
  const word = wordsIn(language);
  const holder = error.path.slice(0, error.path.lastIndexOf('/'));
  // A record has no name but its number: words of the list's own do not tell which one it is.
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
