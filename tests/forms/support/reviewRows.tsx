import { JSDOM } from 'jsdom';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Fee, Language } from '#engine';
import { ReviewTree } from '../../../renderer/review/ReviewTree.tsx';
import { FeeSummary } from '../../../renderer/templates/FeeSummary.tsx';
import { useReviewSections } from '../../../renderer/wizard/screens/useReviewSections.ts';
import type { WizardServices } from '../../../renderer/wizard/state/WizardServices.ts';
import { portalPage } from '../../support/inPortal.tsx';

/** A filled form with the services of the review screen. */
export interface ReviewedForm {
  readonly services: Pick<WizardServices, 'form' | 'store'>;
  readonly fee: Fee;
  readonly language: Language;
}

/**
 * Returns the texts that the review screen shows, in order: headings, notes, labels with their
 * answers, and fee lines. For example `Name of owner CHAN TAI MAN`.
 */
export async function reviewRows(reviewed: ReviewedForm): Promise<readonly string[]> {
  const { language } = reviewed;
  const page = await portalPage(<Reviewed {...reviewed} />, { language });
  const shown = JSDOM.fragment(renderToStaticMarkup(page));
  // Removes texts for screen readers only, and texts that are not printed.
  for (const extra of shown.querySelectorAll('.visually-hidden, .no-print')) extra.remove();
  return [...shown.querySelectorAll('h2, h3, h4, h5, h6, p, div:has(> dt), .total > strong')]
    .map(textOf)
    .filter((text) => text !== '');
}

function Reviewed({ services, fee, language }: ReviewedForm) {
  const texts = services.form.textsIn(language);
  const isCharged = services.form.plan.payment !== undefined && fee.totalCents > 0;
  return (
    <>
      <ReviewTree sections={useReviewSections(services)} onChange={() => undefined} />
      {isCharged && <FeeSummary {...fee} texts={texts} totalLabel="" />}
    </>
  );
}

/** Returns the text of an element, without `×` between quantity and price, as in the document. */
const textOf = ({ textContent }: Element) => (textContent ?? '').replace(/ × (?=HK\$)/, ' ').trim();
