import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { type MessageRef, resolveMessage } from '#engine';
import { catalogueOf } from './catalogueOf.ts';

/**
 * Returns a function for the text of a message in the current language. Returns the same function
 * while the language is the same.
 */
export function useMessageText(): (message: MessageRef) => string {
  const { i18n } = useTranslation();
  const { language } = i18n;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the catalogue is one object whose language changes
  return useCallback(
    (message: MessageRef) => resolveMessage(message, catalogueOf(i18n)),
    [i18n, language],
  );
}
