import { EventEmitter } from 'node:events';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { formPreview } from '../../../scripts/dev/formPreview.ts';
import { newFormFolder } from '../support/newFormFolder.ts';
import { printedLines } from '../support/printedLines.ts';
import { tempFolder } from '../support/tempFolder.ts';

const folder = tempFolder();
const lines = printedLines();
const forms = () => join(folder(), 'forms');
const definitions = () => join(folder(), 'definitions');
beforeEach(async () => {
  await mkdir(forms());
  await mkdir(definitions());
});

/** Starts the plugin on a server of Vite that only records its messages. */
function started() {
  const sockets = new EventEmitter();
  const httpServer = new EventEmitter();
  const send = vi.fn<(event: string, data: unknown) => void>();
  const ws = { send, on: (name: string, run: () => void) => sockets.on(name, run) };
  const { configureServer } = formPreview({
    formsDirs: [forms()],
    definitionsDir: definitions(),
  });
  if (typeof configureServer === 'function') {
    Reflect.apply(configureServer, {}, [{ ws, httpServer }]);
  }
  const sent = (event: string) =>
    send.mock.calls.filter(([name]) => name === event).map(([, data]) => data);
  return { sockets, sent, close: () => httpServer.emit('close') };
}

/** Replaces the index at once, as the server does. */
async function index(hashes: Readonly<Record<string, string>>): Promise<void> {
  const entries = Object.entries(hashes).map(([code, hash]) => [code, { hash }]);
  const file = join(definitions(), 'index.json');
  await writeFile(`${file}.new`, JSON.stringify(Object.fromEntries(entries)));
  await rename(`${file}.new`, file);
}

describe('formPreview', () => {
  it('notifies pages of each definition whose hash changes', async () => {
    await index({ LR1: 'a', LR2: 'b' });
    const { sent, close } = started();
    const lastOf = () => sent('landform:form').at(-1);
    // The plugin reads the index at an unknown time, so each try has another hash.
    const untilSent = async (code: 'LR1' | 'LR2') => {
      const last = { LR1: 'a', LR2: 'b' };
      await vi.waitFor(async () => {
        last[code] += code;
        await index(last);
        expect(lastOf()).toMatchObject({ code });
      });
    };
    await untilSent('LR2');
    expect(sent('landform:form')).not.toContainEqual(expect.objectContaining({ code: 'LR1' }));
    await writeFile(join(definitions(), 'index.json'), '{"LR1"');
    await untilSent('LR1');
    close();
  });

  it('sends and prints the findings of the forms, also to a page that opens later', async () => {
    await newFormFolder(forms(), 'LR960', (path, text) =>
      path === 'manifest.json' ? text.replace('/applicantName', '/applicant') : text,
    );
    const { sockets, sent, close } = started();
    const finding = {
      findings: expect.arrayContaining([expect.objectContaining({ severity: 'error' })]),
    };
    await vi.waitFor(() => expect(sent('landform:findings')).toEqual([finding]), 5000);
    expect(lines().join('\n')).toContain('LR960/manifest.json');
    const client = { send: vi.fn() };
    sockets.emit('landform:hello', {}, client);
    expect(client.send.mock.calls).toEqual([['landform:findings', finding]]);
    close();
  });
});
