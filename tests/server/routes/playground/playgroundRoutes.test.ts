import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { playgroundRoutes } from '../../../../server/routes/playground/playgroundRoutes.ts';
import { testApp } from '../../../support/testApp.ts';

describe('playgroundRoutes', () => {
  let app: Awaited<ReturnType<typeof testApp>>;
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'playground-'));
  });
  afterEach(async () => {
    await app.close();
    await rm(folder, { recursive: true, force: true });
  });

  const open = async () => {
    app = await testApp({
      deps: { further: async (at) => at.register(playgroundRoutes, { folder }) },
    });
  };
  const build = async () => {
    await mkdir(join(folder, 'assets'));
    await writeFile(join(folder, 'index.html'), '<!doctype html>');
    await writeFile(join(folder, 'form.html'), '<!doctype html>');
    await writeFile(join(folder, 'assets/worker-AbCd1234.js'), '');
  };
  const policyOf = async (url: string) =>
    String((await app.inject(url)).headers['content-security-policy']);

  it('allows evaluated code in the worker only', async () => {
    await build();
    await open();
    expect(await policyOf('/playground/')).toContain("script-src 'self' blob:;");
    expect(await policyOf('/playground/')).not.toContain('unsafe-eval');
    expect(await policyOf('/playground/assets/worker-AbCd1234.js')).toContain("'unsafe-eval'");
  });

  it('lets the page connect to no server, and only itself show the form', async () => {
    await build();
    await open();
    expect(await policyOf('/playground/form.html')).toContain("connect-src 'none'");
    expect(await policyOf('/playground/form.html')).toContain("frame-ancestors 'self'");
  });

  it('sends the compressed copies that the browser accepts, under the policy of the file', async () => {
    await build();
    await writeFile(join(folder, 'index.html.br'), 'brotli');
    await writeFile(join(folder, 'assets/worker-AbCd1234.js.gz'), 'gzip');
    await open();
    const send = async (url: string, accepted: string) => {
      const { headers, body } = await app.inject({ url, headers: { 'accept-encoding': accepted } });
      return { body, encoding: headers['content-encoding'], headers };
    };
    const page = await send('/playground/', 'gzip, br');
    expect(page).toMatchObject({ body: 'brotli', encoding: 'br' });
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.headers['cache-control']).toBe('no-cache');
    expect((await send('/playground/', 'identity')).body).toBe('<!doctype html>');
    const worker = await send('/playground/assets/worker-AbCd1234.js', 'gzip');
    expect(worker).toMatchObject({ body: 'gzip', encoding: 'gzip' });
    expect(worker.headers['content-security-policy']).toContain("'unsafe-eval'");
    expect(worker.headers['cache-control']).toContain('immutable');
  });

  it('leaves the policy of the other pages as it is', async () => {
    await build();
    await open();
    const policy = await policyOf('/form/LREAL1');
    expect(policy).toMatch(/script-src 'self'(?! blob:)/);
    expect(policy).not.toContain('unsafe-eval');
    expect(policy).toContain("frame-ancestors 'none'");
  });

  it('redirects to the address with a slash', async () => {
    await build();
    await open();
    const { statusCode, headers } = await app.inject('/playground');
    expect([statusCode, headers.location]).toEqual([302, '/playground/']);
  });

  it('does not exist outside demo mode, also not as a page', async () => {
    app = await testApp();
    const headers = { accept: 'text/html' };
    for (const url of ['/playground', '/playground/', '/playground/assets/worker-AbCd1234.js']) {
      expect((await app.inject({ url, headers })).statusCode).toBe(404);
    }
  });

  it('answers that the page is not built', async () => {
    await open();
    expect((await app.inject('/playground')).statusCode).toBe(503);
  });
});
