import type { StoryFormFiles } from 'virtual:story-forms';
import { useContext } from 'react';
import { createFormStore, type FormData, type Language, reviewSections, type Texts } from '#engine';
import { ReviewTree } from '#screens';
import { NOW } from './forms/stepAnswers.ts';
import { inPortal } from './portal.tsx';
import { type DefinitionProps, StoryDefinition } from './StoryDefinition.tsx';
import type { StoryFormProps } from './StoryForm.tsx';
import { StoryGuard } from './StoryGuard.tsx';
import { StoryLanguageContext } from './StoryLanguage.ts';

interface StoryReviewProps extends DefinitionProps {
  readonly data?: FormData;
  /** Texts that replace texts of the form. */
  readonly texts?: Texts;
  /** Instant of the validation; default: 20 November 2026. */
  readonly now?: string;
}

/** Renders answers as in the review and the print. */
function StoryReview(props: StoryReviewProps) {
  return (
    <StoryGuard given={JSON.stringify(props)}>
      <StoryDefinition {...props}>
        {(files) => <ShownReview {...props} files={files} />}
      </StoryDefinition>
    </StoryGuard>
  );
}

function ShownReview(props: StoryReviewProps & { readonly files: StoryFormFiles }) {
  const { data = {}, now = NOW } = props;
  const { plan, validator, texts } = props.files;
  const { language } = useContext(StoryLanguageContext);
  const store = createFormStore(plan, validator, { now, data });
  const sections = reviewSections({
    plan,
    data: store.evaluate().data,
    visible: (pointer) => store.isVisible(pointer),
    texts: { ...texts[language], ...props.texts },
    language,
  });
  if (sections.length === 0) return <p>{NOTHING_SHOWN[language]}</p>;
  return <ReviewTree sections={sections} />;
}

/** The text of an empty review. An empty canvas would look broken. */
const NOTHING_SHOWN: Readonly<Record<Language, string>> = {
  en: 'Nothing of this form is shown in the review.',
  'zh-Hant': '核對資料時不會顯示此表格的任何內容。',
  'zh-Hans': '核对资料时不会显示此表格的任何内容。',
};

const NO_CONTROL = { control: false } as const;

/** A story of the review and the print of a form. Controls that only affect fields are disabled. */
export const REVIEWED = {
  ...inPortal,
  render: (props: StoryFormProps) => <StoryReview {...props} />,
  argTypes: { readOnly: NO_CONTROL, attempted: NO_CONTROL, withSummary: NO_CONTROL },
};
