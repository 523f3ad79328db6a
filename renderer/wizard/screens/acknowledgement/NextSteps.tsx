import { useTranslation } from 'react-i18next';
import { nextStepTexts, type Texts } from '#engine';
import { Markdown } from '../../../i18n/Markdown.tsx';

interface NextStepsProps {
  /** Ids of the form's next steps that apply to the answers, in order. */
  readonly ids: readonly string[];
  readonly texts: Texts;
}

/** Lists the next steps in the form's own texts. Renders nothing if there are none. */
export function NextSteps({ ids, texts }: NextStepsProps) {
  const { t } = useTranslation('wizard');
  const steps = nextStepTexts(ids, texts);
  if (steps.length === 0) return null;
  return (
    <section className="section">
      <h2 className="section-title">{t('ack.next.title')}</h2>
      <div className="ack-next">
        <Markdown text={steps.map((step) => `- ${step}`).join('\n')} headingLevel={3} />
      </div>
    </section>
  );
}
