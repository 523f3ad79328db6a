import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, it } from 'vitest';
import { untilOpen } from '../../../scripts/dev/untilOpen.ts';

it('untilOpen: waits for a program that opens the port later', async () => {
  const first = createServer().listen(0, '127.0.0.1');
  await once(first, 'listening');
  const { port } = first.address() as AddressInfo;
  first.close();
  await once(first, 'close');

  let isOpen = false;
  const waiting = untilOpen(port, '127.0.0.1').then(() => isOpen);
  await new Promise((resolve) => setTimeout(resolve, 300));
  const second = createServer().listen(port, '127.0.0.1');
  await once(second, 'listening');
  isOpen = true;
  expect(await waiting).toBe(true);
  second.close();
});
