import type { Alert } from '../../server/ports/Alerts.ts';
import type { Mail } from '../../server/ports/Mailer.ts';
import type { OutboxDeps } from '../../server/services/outbox/OutboxDeps.ts';
import type { ServiceDeps } from '../../server/services/ServiceDeps.ts';

/** The outbox's surroundings, with everything they were given in sight. */
export interface TestOutbox {
  readonly deps: OutboxDeps;
  readonly mails: Mail[];
  readonly alerts: Alert[];
}

/** Puts an outbox over the services' own store; documents are a line of text. */
export function testOutbox(services: ServiceDeps): TestOutbox {
  const mails: Mail[] = [];
  const alerts: Alert[] = [];
  const encoder = new TextEncoder();
  return {
    mails,
    alerts,
    deps: {
      ...services,
      pdf: {
        render: async ({ standing }) => encoder.encode(`document ${JSON.stringify(standing)}`),
        renderPanel: async () => encoder.encode('panel'),
        close: async () => {},
      },
      envelope: {
        enclose: async ({ cover, files, password }) =>
          encoder.encode(
            `${password ?? 'open'} ${files.length} ${new TextDecoder().decode(cover)}`,
          ),
      },
      mailWriter: {
        write: ({ to, referenceNumber, lockedPdf }) => ({
          messageId: `${referenceNumber}@landform.test`,
          to,
          subject: referenceNumber,
          text: referenceNumber,
          attachments: lockedPdf
            ? [{ name: 'form.pdf', type: 'application/pdf', content: lockedPdf }]
            : [],
        }),
      },
      mailer: {
        send: async (mail) => {
          mails.push(mail);
        },
      },
      hotline: () => '2111 1111',
      alerts: {
        raise: async (alert) => {
          alerts.push(alert);
        },
      },
    },
  };
}
