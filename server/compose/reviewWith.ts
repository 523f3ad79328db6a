import type { Clock } from '../ports/Clock.ts';
import type { PdfRenderer } from '../ports/PdfRenderer.ts';
import type { RenderReview } from '../routes/submission/reviewRoute.ts';
import { formDocument } from '../services/submission/formDocument.ts';

/** Renders the document of the review: marked as not submitted. */
export function reviewWith(pdf: PdfRenderer, clock: Clock): RenderReview {
  return (input) =>
    pdf.render(
      formDocument({ ...input, standing: { kind: 'notSubmitted' }, createdAt: clock.now() }),
    );
}
