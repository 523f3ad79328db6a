import { WebhookReceiver } from '../adapters/export/WebhookReceiver.ts';
import { AuthorityClient } from '../adapters/system/AuthorityClient.ts';
import type { Config } from '../config/config.ts';
import type { Secrets } from '../config/secrets.ts';
import type { ExportReceiver } from '../ports/delivery/ExportReceiver.ts';
import type { Clock } from '../ports/system/Clock.ts';

/**
 * Creates the client of the system that receives submissions; `undefined` without a URL in the
 * settings.
 */
export function openExportReceiver(
  { export: { url, timeoutMs } }: Config,
  { exportKeys }: Secrets,
  clock: Clock,
): ExportReceiver | undefined {
  if (url === undefined) return undefined;
  const client = new AuthorityClient({ timeoutMs });
  const keys = exportKeys.map(({ key }) => key);
  return new WebhookReceiver({ url: new URL(url), client, clock, keys });
}
