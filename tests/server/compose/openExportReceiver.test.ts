import { describe, expect, it } from 'vitest';
import { WebhookReceiver } from '../../../server/adapters/export/WebhookReceiver.ts';
import { openExportReceiver } from '../../../server/compose/openExportReceiver.ts';
import { readConfig } from '../../../server/config/config.ts';
import type { Secrets } from '../../../server/config/secrets.ts';
import { testClock } from '../../support/testClock.ts';

describe('openExportReceiver', () => {
  const secrets = { exportKeys: [{ id: 'k1', key: Buffer.alloc(32, 1) }] } as unknown as Secrets;
  const open = (url: string | undefined) => {
    const config = readConfig({});
    return openExportReceiver(
      { ...config, export: { ...config.export, url } },
      secrets,
      testClock(),
    );
  };

  it('creates a client only with a URL', () => {
    expect(open(undefined)).toBeUndefined();
    expect(open('https://receiver.example/in')).toBeInstanceOf(WebhookReceiver);
    expect(() => open('no address')).toThrow(TypeError);
  });
});
