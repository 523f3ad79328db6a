import type { ServerConfig as Settings } from '#schemas/types/server-config.generated.d.ts';

/** The settings of the system that receives submissions. */
export interface ExportSettings {
  /** URL of the system; when absent, submissions are not sent. */
  readonly url: string | undefined;
  /** Keys that sign the requests, each `id:base64`, the current key first. */
  readonly keys: readonly string[];
  /** Time limit for one submission, in milliseconds. */
  readonly timeoutMs: number;
}

/** Returns the settings of the system that receives submissions. */
export function exportSettings(s: Settings): ExportSettings {
  return {
    url: s.EXPORT_WEBHOOK_URL || undefined,
    keys: s.EXPORT_WEBHOOK_KEYS.split(',').filter((key) => key.trim() !== ''),
    timeoutMs: s.EXPORT_WEBHOOK_MS,
  };
}
