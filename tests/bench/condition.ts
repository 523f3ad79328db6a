import type { CDPSession } from 'playwright';

/** The device and the line that a page is visited with. */
export interface Condition {
  readonly name: string;
  /** How many times slower than this machine. */
  readonly slowDown: number;
  /** Milliseconds there and back, and bits a second; as fast as it goes when absent. */
  readonly line?: { readonly latency: number; readonly bits: number };
}

/** An old phone on a slow line. */
export const MOBILE: Condition = {
  name: '4x CPU slow-down, 1.6 Mbit/s, 150 ms',
  slowDown: 4,
  line: { latency: 150, bits: 1.6e6 },
};

/** This machine. */
export const DESKTOP: Condition = { name: 'no slow-down', slowDown: 1 };

/** Slows a page and its line down. */
export async function throttle(session: CDPSession, { slowDown, line }: Condition): Promise<void> {
  await session.send('Performance.enable');
  await session.send('Network.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  if (!line) return;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: line.latency,
    downloadThroughput: line.bits / 8,
    uploadThroughput: line.bits / 16,
  });
}
