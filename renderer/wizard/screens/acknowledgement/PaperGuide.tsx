import { CUSTOMER_CENTRE, type PaperOffices, paperGuide } from '#engine';
import { Markdown } from '../../../i18n/Markdown.tsx';
import { useLanguage } from '../../../portal/LanguageProvider.tsx';
import { usePortal } from '../../../portal/Portal.ts';
import type { RuntimeConfig } from '../../../portal/runtimeConfig.ts';
import type { ScreenProps } from '../../state/Wizard.ts';

/** Explains how to submit a printed form, in the same words as its PDF. */
export function PaperGuide({ context, services, store, texts }: ScreenProps) {
  const { config } = usePortal();
  const { language } = useLanguage();
  const { payment, parts } = paperGuide({
    plan: services.form.plan,
    data: store.data(),
    visible: (pointer) => store.isVisible(pointer),
    texts,
    language,
    offices: officesOf(config),
    phone: config.hotline,
    feeCents: store.fee().totalCents,
    isSigned: context.facts.signatures.length > 0,
    hasNextSteps: hasPaperSteps(context),
  });
  return [...parts, ...(payment ? [payment] : [])].map(({ title, text }) => (
    <section key={title} className="section">
      <h2 className="section-title">{title}</h2>
      <div className="ack-next">
        <Markdown text={text.replace(/^• /gm, '- ')} headingLevel={3} />
      </div>
    </section>
  ));
}

/**
 * Checks whether a form has next steps that apply to its paper version. The next steps of a form
 * with online submission apply after the submission.
 */
export function hasPaperSteps({ facts }: ScreenProps['context']): boolean {
  return facts.submissionType !== 'ALLOW_ESUBM' && (facts.nextSteps ?? []).length > 0;
}

function officesOf({ office }: RuntimeConfig): PaperOffices {
  if (!office) return CUSTOMER_CENTRE;
  return { en: office.en, 'zh-Hant': office.tc, 'zh-Hans': office.chs };
}
