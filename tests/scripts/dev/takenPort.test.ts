import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { run } from '../../../scripts/command/run.ts';
import { takenPort } from '../../../scripts/dev/takenPort.ts';

let server: Server;
let port: number;
beforeAll(async () => {
  server = createServer((socket) => socket.end());
  await once(server.listen(0, '127.0.0.1'), 'listening');
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => server.close());

describe('takenPort', () => {
  it('names the port that another program uses, and the setting of another', async () => {
    const sentence = `Port ${port} is in use by another program, perhaps an earlier npm start or npm run dev. Stop that program, or choose another port: DEV_PORT=${port + 1} npm run dev`;
    const free = { port: 0, setting: 'PORT', hosts: ['127.0.0.1'] };
    for (const host of ['127.0.0.1', '0.0.0.0']) {
      const needed = { port, setting: 'DEV_PORT', hosts: ['192.0.2.1', host] };
      expect(await takenPort([free, needed])).toBe(sentence);
    }
  });

  it('is undefined for free ports, and leaves them free', async () => {
    const probe = createServer();
    await once(probe.listen(0, '127.0.0.1'), 'listening');
    const { port: other } = probe.address() as AddressInfo;
    await new Promise((done) => probe.close(done));
    const needed = [{ port: other, setting: 'PORT', hosts: ['127.0.0.1', '0.0.0.0'] }];
    expect(await takenPort(needed)).toBeUndefined();
    expect(await takenPort(needed)).toBeUndefined();
  });
});

it.each(['PORT', 'DEV_PORT'])(
  'npm run dev: exits with one sentence if %s is in use',
  async (setting) => {
    // Vitest sets MODE itself.
    const env = { MODE: 'demo', PORT: '0', DEV_PORT: '0', [setting]: String(port) };
    const { code, output } = await run(['node', 'scripts/dev.ts'], { keep: true, env });
    const other = `${setting}=${port + 1} npm run dev`;
    expect([code, output]).toEqual([
      1,
      `Port ${port} is in use by another program, perhaps an earlier npm start or npm run dev. Stop that program, or choose another port: ${other}\n`,
    ]);
  },
  60_000,
);
