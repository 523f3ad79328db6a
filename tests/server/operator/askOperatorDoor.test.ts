import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { askOperatorDoor } from '../../../server/operator/askOperatorDoor.ts';
import { operatorPath } from '../../../server/operator/operatorPath.ts';

const ORDER = { act: 'list', reason: '支票' } as unknown as Parameters<typeof askOperatorDoor>[1];

describe.skipIf(process.platform === 'win32')('askOperatorDoor', () => {
  let folder: string;
  let server: Server | undefined;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'landform-ask-'));
  });
  afterEach(() => {
    server?.closeAllConnections();
    server?.close();
    server = undefined;
    rmSync(folder, { recursive: true });
  });
  const listen = async (listener: RequestListener) => {
    server = createServer(listener).listen(operatorPath(folder));
    await once(server, 'listening');
  };

  it('posts the order, and returns the answer', async () => {
    const received: unknown[] = [];
    await listen(async (request, response) => {
      received.push(request.method, await text(request), request.headers['transfer-encoding']);
      response.end(JSON.stringify({ lines: ['none'] }));
    });
    expect(await askOperatorDoor(folder, ORDER)).toEqual({ lines: ['none'] });
    expect(received).toEqual(['POST', JSON.stringify(ORDER), undefined]);
  });

  it('rejects another status, with its number', async () => {
    await listen((_request, response) => {
      response.statusCode = 400;
      response.end('{}');
    });
    await expect(askOperatorDoor(folder, ORDER)).rejects.toThrow(
      'Cannot do it: the portal answered 400',
    );
  });

  it('askOperatorDoor: rejects when no portal listens, or the path is too long', async () => {
    await expect(askOperatorDoor(folder, ORDER)).rejects.toThrow(/ENOENT/);
    const long = join(folder, 'a'.repeat(100));
    await expect(askOperatorDoor(long, ORDER)).rejects.toThrow('its path is too long');
  });
});
