import { describe, expect, it } from 'vitest';
import { busyMessage, NO_CONNECTION } from '../../../engine/payment/busyMessage.ts';

describe('busyMessage', () => {
  it.each([
    [{ kind: 'busy' }, 'busy'],
    [{ kind: 'busy', key: 'maintenance' }, 'maintenance'],
    [{ kind: 'busy', key: NO_CONNECTION }, 'payment_offline'],
    [{ kind: 'webTokenExpired' }, 'busy'],
  ] as const)('for %j has the key %s', (failure, key) => {
    expect(busyMessage(failure)).toEqual({ key, args: [] });
  });
});
