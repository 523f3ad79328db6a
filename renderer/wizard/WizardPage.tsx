import { useSelector } from '@xstate/react';
import { type FormEvent, type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type FieldError,
  type Screen,
  type SourceType,
  screenCode,
  type WizardContext,
} from '#engine';
import type { LoadedForm } from '../api/formApi.ts';
import { Drafts } from '../draft/Drafts.tsx';
import { useFieldMessageText } from '../i18n/useFieldMessageText.ts';
import { Banner } from '../layout/Banner.tsx';
import { offeredLanguages } from '../layout/offeredLanguages.ts';
import { Page } from '../layout/Page.tsx';
import { StepMenu } from '../layout/StepMenu.tsx';
import { useDocumentTitle } from '../portal/useDocumentTitle.ts';
import { FirstValues } from './FirstValues.tsx';
import { ProblemSummary } from './ProblemSummary.tsx';
import { ScreenView } from './ScreenView.tsx';
import { StepButtons } from './StepButtons.tsx';
import { StepHeading } from './StepHeading.tsx';
import { AutofillDialogs } from './screens/AutofillOffer.tsx';
import { menuSteps, screenTitle } from './screenTitles.ts';
import { LAST_CODE } from './screenViews.ts';
import { useErrorLines } from './state/useErrorLines.ts';
import { useFormLanguage } from './state/useFormLanguage.ts';
import { useSignedPdf } from './state/useSignedPdf.ts';
import { useStepHistory } from './state/useStepHistory.ts';
import type { ScreenProps } from './state/Wizard.ts';
import { useScreenFocus } from './useScreenFocus.ts';
import { useWizard, type WizardEntry, type WizardHandle } from './useWizard.ts';
import { WizardDialogs } from './WizardDialogs.tsx';

export interface WizardPageProps {
  readonly form: LoadedForm;
  readonly sourceType: SourceType;
  readonly entry: WizardEntry;
  /** Called once, after the wizard is created. */
  readonly onMade?: (made: WizardHandle) => void;
}

/** Renders the current screen of one form, with the menu, the dialogs and the draft. */
export function WizardPage({ form, sourceType, entry, onMade }: WizardPageProps) {
  const { t } = useTranslation(['wizard', 'common']);
  const language = useFormLanguage(form);
  const texts = form.textsIn(language);

  const { actor, services } = useWizard(form, entry);
  // biome-ignore lint/correctness/useExhaustiveDependencies: called once
  useEffect(() => onMade?.({ actor, services }), []);
  const { store } = services;
  const context = useSelector(actor, (snapshot) => snapshot.context);
  const screen = context.screens[context.screenIndex];
  if (!screen) throw new RangeError('Cannot show the form: it has no screens');
  const messageText = useFieldMessageText(texts);
  const [problems, setProblems] = useProblems(screen);

  const title = screenTitle(t, texts, screen, context);
  const formTitle = texts['$form.title'] ?? form.code;
  useDocumentTitle([title, formTitle, shownReference(form, context)], problems.length > 0);
  useScreenFocus(services, screen.id);
  useSignedPdf(actor, services);
  const [isBackRefused, setBackRefused] = useState(false);
  // Only on the acknowledgement, a refused Back needs a message.
  useStepHistory(actor, context, () => setBackRefused(context.acknowledgement !== undefined));

  const props: ScreenProps = useMemo(
    () => ({ actor, context, screen, services, store, texts, messageText, tell: setProblems }),
    [actor, context, screen, services, store, texts, messageText, setProblems],
  );
  const describe = useErrorLines(services, texts, messageText);
  return (
    <Page
      banner={
        <Banner
          title={formTitle}
          reference={form.plan.reference}
          withNote={screen.kind === 'own' || screen.kind === 'submission'}
        />
      }
      menu={
        <StepMenu
          steps={menuSteps(t, texts, context)}
          current={context.screenIndex}
          onOpen={(screenId) => actor.send({ type: 'jump', screenId })}
        />
      }
      hideFaq={sourceType === 'eea'}
      languages={offeredLanguages(form.code, form.plan.languages)}
      screenCode={screenCode(form.plan.screenId, context.screenIndex)}
    >
      <form
        className="step"
        // A button of a prerendered page may be pressed before its code loads. Outside a dialog,
        // this method sends nothing, so no answer appears in a URL.
        method="dialog"
        noValidate
        aria-labelledby="step-title"
        onSubmit={(event: FormEvent) => event.preventDefault()}
      >
        <StepHeading title={title} lead={leadOf(t, texts, screen)} />
        <UntilTheEnd actor={actor}>
          <ProblemSummary {...props} errors={problems} describe={describe} />
          <ScreenView props={props}>
            <StepButtons actor={actor} services={services} context={context} />
          </ScreenView>
        </UntilTheEnd>
      </form>
      <FirstValues services={services} given={entry.given ?? ''} />
      {entry.keepsDrafts && <Drafts actor={actor} services={services} given={entry.given ?? ''} />}
      <AutofillDialogs actor={actor} services={services} />
      <WizardDialogs
        {...props}
        describe={describe}
        onProblems={setProblems}
        given={entry.given ?? ''}
      />
      {isBackRefused && <BackRefused actor={actor} onClose={() => setBackRefused(false)} />}
    </Page>
  );
}

interface BackRefusedProps extends Pick<ScreenProps, 'actor'> {
  readonly onClose: () => void;
}

/**
 * Explains that Back does not leave the acknowledgement. The dialog's code is loaded with the
 * acknowledgement.
 */
function BackRefused({ actor, onClose }: BackRefusedProps) {
  const { acknowledgement } = actor.getSnapshot().context;
  const LeaveAckDialog = LAST_CODE.get()?.LeaveAckDialog;
  if (!LeaveAckDialog || !acknowledgement) return null;
  const { referenceNumber } = acknowledgement;
  return <LeaveAckDialog actor={actor} reference={referenceNumber} onStay={onClose} />;
}

interface UntilTheEndProps extends Pick<ScreenProps, 'actor'> {
  readonly children: ReactNode;
}

/** Renders nothing after the session ends, so that no name, address or payment stays readable. */
function UntilTheEnd({ actor, children }: UntilTheEndProps) {
  return useSelector(actor, ({ status }) => status === 'done') ? null : children;
}

/**
 * Returns the errors of the last attempt to continue, and a function that stores new errors. The
 * errors apply only to the screen on which they were stored.
 */
function useProblems(screen: Screen) {
  const [problems, setProblems] = useState<{ screenId: string; errors: readonly FieldError[] }>();
  const storeProblems = useCallback(
    (errors: readonly FieldError[]) => setProblems({ screenId: screen.id, errors }),
    [screen.id],
  );
  const errors = problems?.screenId === screen.id ? problems.errors : NO_ERRORS;
  return [errors, storeProblems] as const;
}

const NO_ERRORS: readonly FieldError[] = [];

/** Returns the reference number of a submitted form, if the manifest requests it in page titles. */
function shownReference({ plan }: LoadedForm, { acknowledgement }: WizardContext) {
  return plan.manifest.displayReference ? acknowledgement?.referenceNumber : undefined;
}

function leadOf(
  t: (key: string) => string,
  texts: Readonly<Record<string, string>>,
  { kind, id }: Screen,
): string | undefined {
  if (kind === 'own') return texts[`$steps.${id}.lead`];
  return kind === 'confirmation' ? t('review.lead') : undefined;
}
