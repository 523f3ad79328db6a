import type { TFunction } from 'i18next';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldError, FormStore } from '#engine';
import { FILE_READING, PENDING_FILES } from '../attachments/pendingFiles.ts';
import type { ErrorLine } from '../dialogs/ValidationDialog.tsx';
import { fieldId } from '../form-context/fieldId.ts';
import { followPath } from '../form-context/followPath.ts';
import { goToProblem } from './goToProblem.ts';
import { TERMS_PATH } from './state/useErrorLines.ts';
import type { ScreenProps } from './state/Wizard.ts';

interface ProblemSummaryProps extends ScreenProps {
  /** The errors that the last attempt to continue found. */
  readonly errors: readonly FieldError[];
  readonly describe: (error: FieldError) => ErrorLine;
}

/**
 * Id of the summary, which receives the focus when the dialog with the same errors closes (U-01).
 */
export const PROBLEMS_ID = 'problems';

/**
 * Lists the errors of this page as links. A corrected error disappears. An error in a record moves
 * with the record. A link to an answer of another step opens that step.
 */
export function ProblemSummary(props: ProblemSummaryProps) {
  const { t } = useTranslation('wizard');
  const { errors, describe, store } = props;
  const tried = useMemo(
    () => errors.map((error) => ({ error, path: followPath(store, error.path) })),
    [store, errors],
  );
  useSyncExternalStore(
    useCallback((listener: () => void) => follow(store, listener), [store]),
    () => openKey(tried, props),
    () => '',
  );
  const open = stillOpen(tried, props);
  if (errors.length === 0 || open.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a section would add a landmark; a group is enough
    <div
      id={PROBLEMS_ID}
      role="group"
      className="error-summary"
      tabIndex={-1}
      aria-labelledby="problems-title"
    >
      <h2 id="problems-title">{t('problems', { count: open.length })}</h2>
      <ul>
        {open.map((error) => {
          const { id, label, message } = describe(error);
          const line = lineOf(t, label, message);
          const href = `#${fieldId(error.path)}`;
          return (
            <li key={id}>
              {error.path === '' ? (
                line
              ) : (
                <a
                  href={href}
                  onClick={(event) => {
                    event.preventDefault();
                    goToProblem(error.path, props);
                  }}
                >
                  {line}
                </a>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** Joins a label and a message. After a label that ends with "?", omits the colon. */
function lineOf(t: TFunction<'wizard'>, label: string, message: string): string {
  if (label === '') return message;
  return /[?？]$/.test(label) ? `${label} ${message}` : t('problems.line', { label, message });
}

function follow(store: FormStore, listener: () => void): () => void {
  const stops = [store.subscribeAll(listener), PENDING_FILES.get(store)?.subscribe(listener)];
  return () => {
    for (const stop of stops) stop?.();
  };
}

interface Tried {
  readonly error: FieldError;
  /** Returns the current path of the answer; `undefined` once its record is removed. */
  readonly path: () => string | undefined;
}

function stillOpen(tried: readonly Tried[], props: ProblemSummaryProps): readonly FieldError[] {
  return tried.flatMap((each) => present(each, props) ?? []);
}

/** Returns the current error of an answer; `undefined` once the error is corrected. */
function present({ error, path }: Tried, { context, store }: ProblemSummaryProps) {
  if (error.path === TERMS_PATH) return context.termsAcceptedAt === undefined ? error : undefined;
  if (context.facts.signatures.some(({ id }) => error.path === `/${id}`)) {
    const isSigned = context.signed.some(({ fieldId: id }) => error.path === `/${id}`);
    return isSigned ? undefined : error;
  }
  try {
    const at = path();
    if (error.key === FILE_READING) return stillRead(store, at);
    return at === undefined ? undefined : store.error(at);
  } catch {
    return error;
  }
}

function stillRead(store: FormStore, at: string | undefined): FieldError | undefined {
  const unread = PENDING_FILES.get(store)?.awaited() ?? [];
  return unread.find(({ path }) => path === at);
}

function openKey(tried: readonly Tried[], props: ProblemSummaryProps): string {
  return stillOpen(tried, props)
    .map(({ path, key }) => `${path} ${key}`)
    .join('\n');
}
