import { useMemo } from 'react';
import { type ReviewSection, reviewSections } from '#engine';
import { useLanguage } from '../../portal/LanguageProvider.tsx';
import type { WizardServices } from '../state/WizardServices.ts';

/** Returns the current answers as texts in the current language. */
export function useReviewSections({
  form,
  store,
}: Pick<WizardServices, 'form' | 'store'>): readonly ReviewSection[] {
  const { language } = useLanguage();
  const data = store.data();
  return useMemo(
    () =>
      reviewSections({
        plan: form.plan,
        data,
        visible: (pointer) => store.isVisible(pointer),
        texts: form.textsIn(language),
        language,
      }),
    [form, store, data, language],
  );
}
