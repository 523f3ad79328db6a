import { canHandOn, UPLOAD_LIMIT_BYTES } from '#engine';
import { filesIn } from '../../api/sentFiles.ts';
import { HAND_OVER } from '../../i18n/lazy/handOver.ts';
import { useLazyTexts } from '../../i18n/lazy/useLazyTexts.ts';
import { useLanguage } from '../../portal/LanguageProvider.tsx';
import { SaveDialog } from '../../saved-file/dialogs/SaveDialog.tsx';
import { SignedLines } from '../../signing/SignedLines.tsx';
import { signedSubmission } from '../state/signedSubmission.ts';
import type { WizardActor } from '../state/Wizard.ts';
import type { WizardServices } from '../state/WizardServices.ts';

interface SaveAnswersProps {
  readonly actor: WizardActor;
  readonly services: WizardServices;
  readonly onClose: () => void;
}

/**
 * Asks for a password or a certificate and saves the answers. Attachments that are too large
 * together are listed and omitted. The signed document is then omitted as well, because it covers
 * these attachments.
 */
export function SaveAnswers({ actor, services, onClose }: SaveAnswersProps) {
  const { form, store, saving } = services;
  const files = filesIn(form.plan.root, store.data());
  const total = files.reduce((sum, { size }) => sum + size, 0);
  const isTooLarge = total > UPLOAD_LIMIT_BYTES;
  const words = useLazyTexts(HAND_OVER);
  const { language } = useLanguage();
  const { context } = actor.getSnapshot();
  const lock = saving.get();
  const isSigned = signedSubmission(context) !== undefined;
  const isForNext = isSigned && canHandOn(context) && !isTooLarge;
  return (
    <SaveDialog
      // Enters the password of a failed save again.
      typed={lock?.kind === 'password' ? lock.password : ''}
      tooLarge={isTooLarge ? files : []}
      title={isForNext ? words('save.title') : undefined}
      onClose={() => {
        onClose();
        saving.forget();
      }}
      onSave={(chosen) => {
        onClose();
        saving.offer(chosen, isTooLarge);
        actor.send({ type: 'save' });
      }}
    >
      {isSigned && isTooLarge && <p>{words('save.withoutFiles')}</p>}
      {isSigned && !isTooLarge && (
        <>
          <p>{words('save.lead')}</p>
          <SignedLines
            fields={context.signed.map(({ fieldId }) => fieldId)}
            signed={context.signed}
            texts={form.textsIn(language)}
          />
        </>
      )}
      {isForNext && <p>{words('save.next')}</p>}
    </SaveDialog>
  );
}
