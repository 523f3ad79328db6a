import type { CDPSession } from 'playwright';

/** The device and the network on which a page is measured. */
export interface Condition {
  readonly name: string;
  /** CPU slow-down relative to this machine. */
  readonly slowDown: number;
  /** Round trip in milliseconds, and download bits a second. Without a line, no limit applies. */
  readonly line?: { readonly latency: number; readonly bits: number };
}

/** An old phone on a slow network. */
export const MOBILE: Condition = {
  name: '4x CPU slow-down, 1.6 Mbit/s, 150 ms',
  slowDown: 4,
  line: { latency: 150, bits: 1.6e6 },
};

/** This machine. */
export const DESKTOP: Condition = { name: 'no slow-down', slowDown: 1 };

/** Slows down a page and its network. */
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
