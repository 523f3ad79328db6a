import { TemplateAckMailWriter } from '../adapters/mail/TemplateAckMailWriter.ts';
import { PdfLibEnvelope } from '../adapters/pdf/PdfLibEnvelope.ts';
import { createJobs, type Jobs } from '../jobs/createJobs.ts';
import { RETENTION } from '../jobs/purge.ts';
import type { PdfRenderer } from '../ports/documents/PdfRenderer.ts';
import type { AcknowledgementSeal } from '../ports/signing/AcknowledgementSeal.ts';
import type { ServiceDeps } from '../services/contract/ServiceDeps.ts';
import type { Base } from './openBase.ts';
import { openExportReceiver } from './openExportReceiver.ts';
import { openMail } from './openMail.ts';

/** The dependencies of the jobs, in addition to base and services. */
export interface JobParts {
  readonly pdf: PdfRenderer;
  readonly seal: AcknowledgementSeal | undefined;
  /** Whether the gateway can list settled payments. */
  readonly hasSettlement: boolean;
}

/** Creates the background jobs, without starting them. */
export function openJobs(base: Base, deps: ServiceDeps, parts: JobParts): Jobs {
  const { config, secrets, clock, log, portal, stores } = base;
  const verifyUrl = `${config.publicUrl}/verify`;
  return createJobs({
    services: deps,
    outbox: {
      ...deps,
      pdf: parts.pdf,
      seal: parts.seal,
      envelope: new PdfLibEnvelope(),
      mailWriter: new TemplateAckMailWriter(config.mail.from, parts.seal && verifyUrl),
      mailer: openMail(config, clock),
      hotline: () => portal.readPortalConfig().HOTLINE,
      alerts: { raise: async (alert) => log.error({ alert }, 'an operator is needed') },
      receiver: openExportReceiver(config, secrets, clock),
    },
    outboxSignal: stores.outboxSignal,
    retention: RETENTION,
    hasSettlement: parts.hasSettlement,
    report: (job, outcome) => {
      if (outcome instanceof Error) log.error({ job, err: outcome }, 'job failed');
      else log.info({ job, outcome }, 'job done');
    },
  });
}
