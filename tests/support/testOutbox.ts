import type { Alert } from '../../server/ports/delivery/Alerts.ts';
import type { Mail } from '../../server/ports/delivery/Mailer.ts';
import type { OutboxDeps } from '../../server/services/contract/OutboxDeps.ts';
import type { ServiceDeps } from '../../server/services/contract/ServiceDeps.ts';

/** The dependencies of the outbox, which record everything that they receive. */
export interface TestOutbox {
  readonly deps: OutboxDeps;
  readonly mails: Mail[];
  readonly alerts: Alert[];
}

/** Creates an outbox over the services' own store; documents are a line of text. */
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
