import { createHmac } from 'node:crypto';
import type { ExportParcel, ExportReceiver } from '../../ports/delivery/ExportReceiver.ts';
import type { Clock } from '../../ports/system/Clock.ts';
import type { AuthorityClient } from '../system/AuthorityClient.ts';

/** The options of a `WebhookReceiver`. */
export interface WebhookOptions {
  readonly url: URL;
  readonly client: AuthorityClient;
  readonly clock: Clock;
  /** Keys that the receiver may use, the current key first. */
  readonly keys: readonly Uint8Array[];
}

/** Maximum size of a response. Only its status is used. */
const MOST_ANSWER_BYTES = 64 * 1024;
const TAKEN = [200, 201, 202, 204];

/**
 * A receiver that gets submissions by HTTP POST: `multipart/form-data` with a part `file` for each
 * file, named by its path. The headers are those of Standard Webhooks: `webhook-id`,
 * `webhook-timestamp` (Unix seconds) and `webhook-signature`, which is `v1,` and the base64
 * HMAC-SHA256 of `id.timestamp.body` by each key.
 */
export class WebhookReceiver implements ExportReceiver {
  readonly #options: WebhookOptions;

  constructor(options: WebhookOptions) {
    this.#options = options;
  }

  async deliver({ id, referenceNumber, files }: ExportParcel): Promise<void> {
    const { url, client, clock, keys } = this.#options;
    const form = new FormData();
    form.append('referenceNumber', referenceNumber);
    for (const { path, content } of files) {
      form.append('file', new Blob([Buffer.from(content)]), path);
    }
    const request = new Response(form);
    const body = Buffer.from(await request.arrayBuffer());
    const timestamp = String(Math.floor(clock.now().getTime() / 1000));
    const signatures = keys.map((key) => {
      const mac = createHmac('sha256', key).update(`${id}.${timestamp}.`).update(body);
      return `v1,${mac.digest('base64')}`;
    });
    await client.fetch(url, {
      mostBytes: MOST_ANSWER_BYTES,
      statuses: TAKEN,
      headers: {
        'webhook-id': id,
        'webhook-timestamp': timestamp,
        'webhook-signature': signatures.join(' '),
      },
      question: { type: request.headers.get('content-type') ?? '', body },
    });
  }
}
