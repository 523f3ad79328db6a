import { openSandboxService } from '../../server/compose/openSandboxService.ts';
import { type TestClock, testClock } from './testClock.ts';

/** The key for notifications of the sandbox payment service. */
export const SERVICE_KEY = Buffer.from('fedcba9876543210fedcba9876543210');

/**
 * Starts the sandbox payment service on a loopback port.
 *
 * @param options.notify returns the URL of notifications; absent: none are sent
 */
export async function sandboxService(
  options: { readonly clock?: TestClock; readonly notify?: () => string } = {},
) {
  const { clock = testClock(), notify } = options;
  const { app, bank } = await openSandboxService({
    clock,
    notificationKey: SERVICE_KEY,
    ...(notify && { notify }),
  });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  return { origin, clock, press: bank.press.bind(bank), close: () => app.close() };
}
