import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { PaymentGateway } from '../../server/ports/payment/PaymentGateway.ts';
import { openTestPortal, type TestPortal } from './testPortal.ts';

/** A portal with a gateway whose methods a test may replace. */
export interface PortalOfFile extends TestPortal {
  /** Methods of the gateway that the current test replaces; empty before each test. */
  readonly replaced: Partial<PaymentGateway>;
  /** The names of the methods that were called at the gateway since the test began. */
  readonly asked: string[];
}

/**
 * Opens a portal for all tests of a file. Each test creates its own submissions.
 *
 * @returns reads the portal; call it inside a test
 */
export function portalOfFile(): () => PortalOfFile {
  let portal: PortalOfFile;
  const replaced: Partial<PaymentGateway> = {};
  const asked: string[] = [];
  const wrap = (gateway: PaymentGateway): PaymentGateway =>
    new Proxy(gateway, {
      get: (target, name: keyof PaymentGateway & string) => {
        const own = Reflect.get(replaced, name) ?? Reflect.get(target, name).bind(target);
        return (...given: unknown[]) => {
          asked.push(name);
          return Reflect.apply(own, target, given);
        };
      },
    });
  beforeAll(async () => {
    portal = { ...(await openTestPortal({ wrap })), replaced, asked };
  }, 60_000);
  beforeEach(() => {
    for (const name of Object.keys(replaced)) Reflect.deleteProperty(replaced, name);
    asked.length = 0;
  });
  afterAll(() => portal?.close());
  return () => portal;
}
