import { useContext } from 'react';
import { createFormStore, type FormData, reviewSections } from '#engine';
import { ReviewTree } from '#screens';
import { useStoryForm } from './loadStoryForm.ts';
import { StoryLanguageContext } from './StoryLanguage.ts';
import { NOW } from './stepAnswers.ts';

export interface StoryReviewProps {
  /** Which form: a file of `stories/forms`, or the code of a form. */
  readonly form: string;
  readonly data: FormData;
}

/** Answers as the review and the print show them. A story of it needs the portal: `inPortal`. */
export function StoryReview({ form, data }: StoryReviewProps) {
  const { language } = useContext(StoryLanguageContext);
  const { plan, validator, texts } = useStoryForm(form);
  const store = createFormStore(plan, validator, { now: NOW, data });
  const sections = reviewSections({
    plan,
    data: store.evaluate().data,
    visible: (pointer) => store.isVisible(pointer),
    texts: texts[language],
    language,
  });
  return <ReviewTree sections={sections} />;
}
