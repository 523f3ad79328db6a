import { useMemo } from 'react';
import { type ReviewSection, reviewSections } from '#engine';
import { useLanguage } from '../app/LanguageProvider.tsx';
import type { WizardServices } from './WizardServices.ts';

/** The answers as they stand, as words in the language shown. */
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
