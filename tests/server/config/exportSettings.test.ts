import { describe, expect, it } from 'vitest';
import { exportSettings } from '../../../server/config/exportSettings.ts';

type Settings = Parameters<typeof exportSettings>[0];

const settings = (url: string, keys: string) =>
  exportSettings({
    EXPORT_WEBHOOK_URL: url,
    EXPORT_WEBHOOK_KEYS: keys,
    EXPORT_WEBHOOK_MS: 700,
  } as Settings);

describe('exportSettings', () => {
  it('reads the receiver, and its keys in order', () => {
    expect(settings('https://a.example/in', 'k2:Yg==,k1:YQ==')).toEqual({
      url: 'https://a.example/in',
      keys: ['k2:Yg==', 'k1:YQ=='],
      timeoutMs: 700,
    });
  });

  it('has no receiver and no key by default', () => {
    expect(settings('', ' ,')).toMatchObject({ url: undefined, keys: [] });
  });
});
