import type { TFunction } from 'i18next';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldError, FormStore } from '#engine';
import type { ErrorLine } from '../dialogs/ValidationDialog.tsx';
import { fieldId } from '../form/fieldId.ts';
import { followPath } from '../form/followPath.ts';
import { FILE_READING, UNDER_WAY } from '../form/underWay.ts';
import { goToProblem } from './goToProblem.ts';
import { TERMS_PATH } from './useErrorLines.ts';
import type { ScreenProps } from './Wizard.ts';

interface ProblemSummaryProps extends ScreenProps {
  /** What the last try to go on found wrong. */
  readonly errors: readonly FieldError[];
  readonly describe: (error: FieldError) => ErrorLine;
}

/** Id of the list, which takes the focus when the dialog with the same list closes (U-01). */
export const PROBLEMS_ID = 'problems';

/**
 * What is wrong on this page, as links in page order. What has been corrected drops out, and what stands
 * in a record moves with it; a link to an answer of another step goes there.
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
    // biome-ignore lint/a11y/useSemanticElements: a section would be one landmark more; a group is enough
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

/** "How will you submit?: Choose …" would be one sign too many. */
function lineOf(t: TFunction<'wizard'>, label: string, message: string): string {
  if (label === '') return message;
  return /[?？]$/.test(label) ? `${label} ${message}` : t('problems.line', { label, message });
}

function follow(store: FormStore, listener: () => void): () => void {
  const stops = [store.subscribeAll(listener), UNDER_WAY.get(store)?.subscribe(listener)];
  return () => {
    for (const stop of stops) stop?.();
  };
}

interface Tried {
  readonly error: FieldError;
  /** Where it stands by now. */
  readonly path: () => string | undefined;
}

function stillOpen(tried: readonly Tried[], props: ProblemSummaryProps): readonly FieldError[] {
  return tried.flatMap((each) => present(each, props) ?? []);
}

/** The error as it stands now; `undefined` once it is corrected. */
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
  const unread = UNDER_WAY.get(store)?.awaited() ?? [];
  return unread.find(({ path }) => path === at);
}

function openKey(tried: readonly Tried[], props: ProblemSummaryProps): string {
  return stillOpen(tried, props)
    .map(({ path, key }) => `${path} ${key}`)
    .join('\n');
}
