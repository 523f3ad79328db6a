import { createHmac, timingSafeEqual } from 'node:crypto';
import type { NotificationScheme } from '../contract/NotificationScheme.ts';

/** A notification as received. */
export interface SignedNotification {
  /** The header with the proof. */
  readonly signature: string | undefined;
  /** As received, byte for byte. */
  readonly body: string;
}

/** The settings of a proof check. */
export interface ProofSettings {
  readonly scheme: NotificationScheme;
  /** 32 bytes each; any of them may match. */
  readonly keys: readonly Uint8Array[];
  readonly now: Date;
  /** Largest difference of the stamp from the clock, either way, in milliseconds. */
  readonly toleranceMs: number;
}

/** Checks whether a notification has a valid signature. Never throws. */
export function isProven({ signature = '', body }: SignedNotification, by: ProofSettings): boolean {
  const proof = READERS[by.scheme](signature, body, by);
  if (!proof) return false;
  return by.keys.some((key) => {
    const own = createHmac('sha256', key).update(proof.content).digest();
    return proof.given.length === own.length && timingSafeEqual(proof.given, own);
  });
}

interface Proof {
  readonly given: Buffer;
  /** The signed text. */
  readonly content: string;
}

type Reader = (signature: string, body: string, by: ProofSettings) => Proof | undefined;

const READERS: Readonly<Record<NotificationScheme, Reader>> = {
  stamped(signature, body, { now, toleranceMs }) {
    const [, stamp, hex] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature) ?? [];
    if (stamp === undefined || hex === undefined) return undefined;
    const ageMs = Math.abs(now.getTime() - Number(stamp) * 1000);
    if (ageMs > toleranceMs) return undefined;
    return { given: Buffer.from(hex, 'hex'), content: `${Number(stamp)}.${body}` };
  },
  hex: (signature, body) =>
    /^[0-9a-f]{64}$/i.test(signature)
      ? { given: Buffer.from(signature, 'hex'), content: body }
      : undefined,
  base64: (signature, body) =>
    /^[A-Za-z0-9+/]{43}=$/.test(signature)
      ? { given: Buffer.from(signature, 'base64'), content: body }
      : undefined,
};
