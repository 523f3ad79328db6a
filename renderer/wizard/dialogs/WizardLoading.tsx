import { useSelector } from '@xstate/react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useMessageText } from '../../i18n/useMessageText.ts';
import { LoadingOverlay } from '../../layout/LoadingOverlay.tsx';
import type { ScreenProps, WizardSnapshot } from '../state/Wizard.ts';

/**
 * Covers the page while the wizard waits for the server. The children's dialogs show their own
 * progress.
 */
export function WizardLoading({ actor, context, services }: ScreenProps) {
  const { t } = useTranslation('wizard');
  const messageText = useMessageText();
  const { loading } = services;
  const awaited = useSyncExternalStore(loading.subscribe, loading.get, () => undefined);
  const key = useSelector(actor, awaitedIn) ?? awaited?.key;
  if (key === undefined) return null;
  const message = context.serverMessage ? messageText(context.serverMessage) : t(key);
  return <LoadingOverlay message={message} progress={awaited?.progress} />;
}

function awaitedIn(snapshot: WizardSnapshot): string | undefined {
  if (snapshot.matches('saving')) return 'submission.saving';
  if (snapshot.matches('submitting') || snapshot.matches('completing')) return 'submission.sending';
  return undefined;
}
