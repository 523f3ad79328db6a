import type { AckMailWriter } from '../../ports/delivery/AckMailWriter.ts';
import type { Alerts } from '../../ports/delivery/Alerts.ts';
import type { ExportReceiver } from '../../ports/delivery/ExportReceiver.ts';
import type { Mailer } from '../../ports/delivery/Mailer.ts';
import type { PdfEnvelope } from '../../ports/documents/PdfEnvelope.ts';
import type { PdfRenderer } from '../../ports/documents/PdfRenderer.ts';
import type { AcknowledgementSeal } from '../../ports/signing/AcknowledgementSeal.ts';
import type { ServiceDeps } from './ServiceDeps.ts';

/** The dependencies of the work that follows a submission. */
export interface OutboxDeps
  extends Pick<ServiceDeps, 'store' | 'clock' | 'ids' | 'vault' | 'files' | 'catalogue' | 'rules'> {
  readonly pdf: PdfRenderer;
  readonly envelope: PdfEnvelope;
  /** Signs acknowledgements; when absent, they are not signed. */
  readonly seal?: AcknowledgementSeal | undefined;
  readonly mailWriter: AckMailWriter;
  readonly mailer: Mailer;
  /** Returns the customer service hotline, which mails name. */
  readonly hotline: () => string;
  readonly alerts: Alerts;
  /** Receives each online submission; when absent, an operator exports the submissions. */
  readonly receiver?: ExportReceiver | undefined;
}
