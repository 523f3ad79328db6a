import type { PdfRenderer } from '../ports/documents/PdfRenderer.ts';
import type { Clock } from '../ports/system/Clock.ts';
import type { RenderReview } from '../routes/submission/reviewRoute.ts';
import { formDocument } from '../services/documents/formDocument.ts';

/** Returns a function that renders the document of the review, marked as not submitted. */
export function reviewWith(pdf: PdfRenderer, clock: Clock): RenderReview {
  return (input) =>
    pdf.render(
      formDocument({ ...input, standing: { kind: 'notSubmitted' }, createdAt: clock.now() }),
    );
}
