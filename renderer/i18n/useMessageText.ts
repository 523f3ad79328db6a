import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { type MessageRef, resolveMessage } from '#engine';
import { catalogueOf } from './catalogueOf.ts';

/** Words of a message by its key, in the language shown. The same function while that stays. */
export function useMessageText(): (message: MessageRef) => string {
  const { i18n } = useTranslation();
  const { language } = i18n;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the catalogue is one object, its language changes
  return useCallback(
    (message: MessageRef) => resolveMessage(message, catalogueOf(i18n)),
    [i18n, language],
  );
}
