import { WebhookReceiver } from '../adapters/export/WebhookReceiver.ts';
import { AuthorityClient } from '../adapters/system/AuthorityClient.ts';
import type { Config } from '../config.ts';
import type { Clock } from '../ports/Clock.ts';
import type { ExportReceiver } from '../ports/ExportReceiver.ts';
import type { Secrets } from '../secrets.ts';

/** Opens the system that gets submissions, where the settings name one. */
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
