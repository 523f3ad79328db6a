import type { AckMailWriter } from '../../ports/AckMailWriter.ts';
import type { AcknowledgementSeal } from '../../ports/AcknowledgementSeal.ts';
import type { Alerts } from '../../ports/Alerts.ts';
import type { ExportReceiver } from '../../ports/ExportReceiver.ts';
import type { Mailer } from '../../ports/Mailer.ts';
import type { PdfEnvelope } from '../../ports/PdfEnvelope.ts';
import type { PdfRenderer } from '../../ports/PdfRenderer.ts';
import type { ServiceDeps } from '../ServiceDeps.ts';

/** What the work that follows a submission needs. */
export interface OutboxDeps
  extends Pick<ServiceDeps, 'store' | 'clock' | 'ids' | 'vault' | 'files' | 'catalogue' | 'rules'> {
  readonly pdf: PdfRenderer;
  readonly envelope: PdfEnvelope;
  /** Signs acknowledgements; absent: they are not signed. */
  readonly seal?: AcknowledgementSeal | undefined;
  readonly mailWriter: AckMailWriter;
  readonly mailer: Mailer;
  /** The customer service hotline, as mails name it. */
  readonly hotline: () => string;
  readonly alerts: Alerts;
  /** Gets each submission that is handed in online; absent: an operator takes them. */
  readonly receiver?: ExportReceiver | undefined;
}
