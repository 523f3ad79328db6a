import { afterEach, describe, expect, it } from 'vitest';
import { PostgresOutboxSignal } from '../../../../server/adapters/store/PostgresOutboxSignal.ts';
import { OUTBOX_CHANNEL } from '../../../../server/adapters/store/tables/OutboxTable.ts';
import { type FakeResponse, fakePostgres } from '../../../support/fakePostgres.ts';

let close: () => Promise<void> = async () => {};
afterEach(() => close());

/** Opens a signal over a fake server, and counts the calls of listeners. */
async function openSignal(respond?: (statement: string) => FakeResponse) {
  const server = await fakePostgres(respond);
  const errors: string[] = [];
  const signal = new PostgresOutboxSignal({ connectionString: server.url }, ({ message }) =>
    errors.push(message),
  );
  close = async () => {
    await signal.close();
    await server.close();
  };
  const listen = () => {
    const listener = { calls: 0, stop: () => {} };
    listener.stop = signal.onMessage(() => {
      listener.calls += 1;
    });
    return listener;
  };
  return { signal, server, errors, listen };
}

describe('PostgresOutboxSignal', () => {
  it('connects with the first listener, and calls it for messages that came before', async () => {
    const { server, listen } = await openSignal();
    expect(server.parameters).toEqual([]);
    const listener = listen();
    await expect.poll(() => listener.calls).toBe(1);
    expect(server.statements).toEqual([`LISTEN ${OUTBOX_CHANNEL}`]);
  });

  it('calls each listener for a notification, until it stops', async () => {
    const { server, listen } = await openSignal();
    const [first, second] = [listen(), listen()];
    await expect.poll(() => second.calls).toBe(1);
    first.stop();
    server.notify(OUTBOX_CHANNEL);
    await expect.poll(() => second.calls).toBe(2);
    expect(first.calls).toBe(1);
    expect(server.parameters).toHaveLength(1);
  });

  it('reports a lost connection once, and does not reconnect at once', async () => {
    const { server, errors, listen } = await openSignal();
    const listener = listen();
    await expect.poll(() => listener.calls).toBe(1);
    server.shutDown();
    await expect.poll(() => errors).toEqual(['the server shuts down']);
    await expect.poll(() => server.connections()).toBe(0);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(server.parameters).toHaveLength(1);
  });

  it('reports a refused LISTEN', async () => {
    const { errors, listen } = await openSignal(() => ({ code: '42501', message: 'denied' }));
    const listener = listen();
    await expect.poll(() => errors).toEqual(['denied']);
    expect(listener.calls).toBe(0);
  });

  it('close: ends the connection without an error', async () => {
    const { signal, server, errors, listen } = await openSignal();
    const listener = listen();
    await expect.poll(() => listener.calls).toBe(1);
    await signal.close();
    await expect.poll(() => server.connections()).toBe(0);
    expect(errors).toEqual([]);
  });

  it('close: ends at once without a listener', async () => {
    const { signal, server } = await openSignal();
    await signal.close();
    expect(server.parameters).toEqual([]);
  });
});
