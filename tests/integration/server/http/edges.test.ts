import { execFile } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, describe, expect, it } from 'vitest';
import { openBase } from '../../../../server/compose/openBase.ts';
import { readConfig } from '../../../../server/config/config.ts';
import { openDemoKeys } from '../../../../server/config/secrets.ts';
import { debugRoutes } from '../../../../server/routes/debug/debugRoutes.ts';
import { withReadyStore } from '../../../support/readyStore.ts';
import { realForms, testApp } from '../../../support/testApp.ts';

const run = promisify(execFile);

let app: Awaited<ReturnType<typeof testApp>> | undefined;

afterEach(async () => {
  await app?.close();
  app = undefined;
});

describe('/debug', () => {
  const open = async () => {
    const issue = async () => ({ file: Buffer.from('p12'), fileName: 'a.p12', pin: '1' });
    const forms = await realForms();
    const publicUrl = 'https://forms.example';
    app = await testApp({
      deps: {
        further: async (at) => at.register(debugRoutes, { forms, authority: { issue }, publicUrl }),
      },
    });
    return app;
  };

  it.each(['localhost:8080', '127.0.0.1:8080', '[::1]:8080', 'dev.localhost', 'forms.example'])(
    'is shown under %s',
    async (host) => {
      const at = await open();
      expect((await at.inject({ url: '/debug', headers: { host } })).statusCode).toBe(200);
    },
  );

  it.each(['evil.example', '127.0.0.1.evil.example', 'localhost.evil.example', 'x@localhost:y'])(
    'responds 404 under another host name: %j',
    async (host) => {
      const at = await open();
      for (const url of ['/debug', '/debug/test-certificate']) {
        expect((await at.inject({ url, headers: { host } })).statusCode).toBe(404);
      }
    },
  );
});

describe('DATA_DIR', () => {
  it('is readable only by its owner: the start restricts an open folder', async () => {
    if (process.platform === 'win32') return;
    const folder = join(mkdtempSync(join(tmpdir(), 'landform-dir-')), 'data');
    await withReadyStore(folder);
    chmodSync(folder, 0o755);
    const none = join(folder, 'none');
    const env = { DATA_DIR: folder, FORMS_DIR: none, DEFINITIONS_DIR: none };
    const base = await openBase(readConfig(env));
    base.unwatch();
    await base.stores.submissions.close();
    expect(statSync(folder).mode & 0o777).toBe(0o700);
  }, 60_000);

  it('openDemoKeys: returns the same keys in a second call', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'landform-keys-'));
    const first = openDemoKeys(folder);
    expect(openDemoKeys(folder)).toEqual(first);
    expect(first.secret).toMatch(/^demo-/);
  });

  it('openDemoKeys: returns the same keys to processes that start at the same time', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'landform-keys-'));
    const module = new URL('../../../../server/config/secrets.ts', import.meta.url);
    const script = `const { openDemoKeys } = await import('${module}');
      while (Date.now() < ${Date.now() + 3_000});
      console.log(JSON.stringify(openDemoKeys(${JSON.stringify(folder)})));`;
    const start = () => run(process.execPath, ['--input-type=module', '--eval', script]);
    const outputs = await Promise.all([start(), start(), start(), start()]);
    const keys = outputs.map(({ stdout }) => JSON.parse(stdout));
    expect(keys).toEqual(keys.map(() => openDemoKeys(folder)));
    expect(readdirSync(folder)).toEqual(['secrets.json']);
  }, 60_000);
});

describe('/version', () => {
  it('returns the commit and the Node version in demo only', async () => {
    const { versionFor } = await import('../../../../server/config/version.ts');
    expect(Object.keys(versionFor('demo')).sort()).toEqual(['commit', 'node', 'version']);
    expect(Object.keys(versionFor('production'))).toEqual(['version']);
  });
});
