import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatInstant } from '#engine';
import { MessageDialog } from '../dialogs/MessageDialog.tsx';
import { useAnnounce } from '../form-context/Announcer.tsx';
import { inOneLine } from '../i18n/inOneLine.ts';
import { useLanguage } from '../portal/LanguageProvider.tsx';
import { answerNames } from '../saved-file/answerNames.ts';
import { ChangedAnswers } from '../saved-file/dialogs/ChangedAnswers.tsx';
import { anyRememberedPayment } from '../wizard/state/tabMemory.ts';
import { BROWSER_DRAFTS } from './browserDrafts.ts';
import { DraftKeeper } from './DraftKeeper.ts';
import { DraftOffer } from './DraftOffer.tsx';
import type { DraftStorage } from './DraftStorage.ts';
import type { DraftsProps } from './DraftsProps.ts';
import type { FoundDraft } from './DraftVault.ts';
import { draftData } from './draftData.ts';
import { returnFiles } from './draftFiles.ts';
import { ALL_KEPT, type AnswerAccount, type Restored, restoreDraft } from './restoreDraft.ts';

interface KeptDraftProps extends DraftsProps {
  /** The store of drafts; tests pass their own. */
  readonly storage?: DraftStorage;
}

/** Stores the draft of one form while its page is open. First offers an existing draft. */
export function KeptDraft({ actor, services, given, storage = BROWSER_DRAFTS }: KeptDraftProps) {
  const [keeper] = useState(() => new DraftKeeper({ actor, services, given, storage }));
  const [found, setFound] = useState<FoundDraft>();
  const [restored, setRestored] = useState<Outcome>();
  useEffect(() => {
    const stop = keeper.follow();
    let isOver = false;
    foundBy(keeper, { actor, services, given }).then(
      (draft) => {
        if (isOver) return;
        if (draft) setFound(draft);
        else keeper.begin();
      },
      // The browser refuses storage, for example in a private window. The next edit tries again.
      () => keeper.begin(),
    );
    return () => {
      isOver = true;
      stop();
    };
  }, [keeper, actor, services, given]);

  if (found) {
    return (
      <DraftOffer
        savedAt={found.savedAt}
        onContinue={async () => {
          const outcome = await restoreDraft({ services, actor, vault: keeper.vault }, found);
          if (outcome.kind === 'busy') return false;
          setFound(undefined);
          setRestored({ ...outcome, found });
          if (outcome.kind === 'restored') keeper.begin(found);
          else void keeper.erase().then(() => keeper.begin());
          return true;
        }}
        onDelete={() => {
          setFound(undefined);
          void keeper.erase().then(() => keeper.begin());
        }}
      />
    );
  }
  if (!restored) return null;
  return (
    <RestoredWords services={services} outcome={restored} onClose={() => setRestored(undefined)} />
  );
}

/**
 * Returns the draft to offer. A draft that equals the answers on the page, or is older than the
 * tab's stored payment, is continued without an offer. A draft of a form that is being paid for, or
 * was submitted, is removed. For a page whose URL has other values to fill in, a new draft starts.
 */
async function foundBy(
  keeper: DraftKeeper,
  { actor, services, given }: DraftsProps,
): Promise<FoundDraft | undefined> {
  const found = await keeper.find();
  if (!found) return undefined;
  const { form, store } = services;
  const payment = anyRememberedPayment();
  const isPaid = payment?.formCode === form.code && (payment.transactionId ?? payment.done);
  const { context } = actor.getSnapshot();
  if (isPaid || context.acknowledgement || context.transactionId !== undefined) {
    await keeper.erase();
    return undefined;
  }
  if (given !== '' && given !== found.content.given) {
    keeper.vault.renew();
    return undefined;
  }
  // Compares the times of the tab's stored payment and of the draft. Only a newer draft is offered.
  const notedAt = payment?.formCode === form.code ? (payment.notedAt ?? 0) : 0;
  const shown = draftData(form.plan, store.data()).data;
  const isSame = JSON.stringify(shown) === JSON.stringify(found.content.data);
  if (!isSame && found.savedAt > notedAt) return found;
  await returnFiles(keeper.vault, form.plan, found.content.data);
  keeper.begin(found);
  return undefined;
}

type Outcome = Exclude<Restored, { kind: 'busy' }> & { readonly found: FoundDraft };

interface RestoredWordsProps extends Pick<DraftsProps, 'services'> {
  readonly outcome: Outcome;
  readonly onClose: () => void;
}

/**
 * Reports that the answers are restored: in an announcement, or in a dialog if something was lost.
 */
function RestoredWords({ services, outcome, onClose }: RestoredWordsProps) {
  const { t } = useTranslation('wizard');
  const { language } = useLanguage();
  const announce = useAnnounce();
  const time = formatInstant(outcome.found.savedAt, language);
  const done = t('draft.restored', { time });
  const losses = lossesOf(outcome);
  const isWhole = losses === NO_LOSSES;
  useEffect(() => {
    if (isWhole) announce(done);
  }, [isWhole, announce, done]);
  if (isWhole) return null;
  const texts = services.form.textsIn(language);
  const names = answerNames(losses.account.dropped, texts).join(', ');
  const words = losses.isUnusable
    ? [t('draft.unusable')]
    : [
        done,
        outcome.found.isOlder && t('draft.older'),
        names !== '' && t('draft.dropped', { names }),
        losses.missing.length > 0 && t('draft.missing', { names: losses.missing.join(', ') }),
      ];
  return (
    <MessageDialog
      title={t('draft.offer.title')}
      body={inOneLine(words, language)}
      onClose={onClose}
    >
      <ChangedAnswers account={losses.account} texts={texts} />
    </MessageDialog>
  );
}

interface Losses {
  readonly isUnusable?: boolean;
  readonly account: AnswerAccount;
  readonly missing: readonly string[];
}

const NO_LOSSES: Losses = { account: ALL_KEPT, missing: [] };

function lossesOf(outcome: Outcome): Losses {
  if (outcome.kind === 'unusable') return { ...NO_LOSSES, isUnusable: true };
  const { account, missing } = outcome;
  const isWhole = account.dropped.length === 0 && missing.length === 0 && !outcome.found.isOlder;
  return isWhole ? NO_LOSSES : { account, missing };
}
