import type { ServerConfig as Settings } from '#schemas/types/server-config.generated.d.ts';

/** Where submissions are sent when they are handed in. */
export interface ExportSettings {
  /** Absent: nowhere. */
  readonly url: string | undefined;
  /** `id:base64` each, the current one first. */
  readonly keys: readonly string[];
  /** For one submission, in milliseconds. */
  readonly timeoutMs: number;
}

/** The part of the settings that is about the system which gets submissions. */
export function exportSettings(s: Settings): ExportSettings {
  return {
    url: s.EXPORT_WEBHOOK_URL || undefined,
    keys: s.EXPORT_WEBHOOK_KEYS.split(',').filter((key) => key.trim() !== ''),
    timeoutMs: s.EXPORT_WEBHOOK_MS,
  };
}
