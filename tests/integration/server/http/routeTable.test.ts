import { cpSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compileAll } from '../../../../server/forms/compileAll.ts';
import { createFormCatalogue } from '../../../../server/forms/createFormCatalogue.ts';
import { debugRoutes } from '../../../../server/routes/debug/debugRoutes.ts';
import { memoryDefinitions, NOW, testApp } from '../../../support/testApp.ts';

const HTML = { accept: 'text/html,application/xhtml+xml' };
const APPLICATION = '<!doctype html>application';

/** Landing pages of the Registry and of the institutions' channel, set by an operator. */
const LANDING_URL = 'https://www.landreg.example/{lang}/forms.htm';
const EEA = 'https://eea.example/';

/**
 * Requested path and response. `page` is the application. Any other value is the URL of a redirect.
 */
const ROUTES: readonly (readonly [asked: string, answer: string])[] = [
  ['/', 'page'],
  ['/ack', 'page'],
  ['/ack?t=1790000000000', 'page'],
  ['/form/terms', 'page'],
  ['/form/terms?lang=tc', 'page'],
  ['/form/terms/', '/notRecognized'],
  ['/lrw/form/terms', 'https://www.landreg.example/en/forms.htm'],
  ['/form/LREAL1', 'page'],
  ['/form/LREAL1/', '/notRecognized'],
  ['/form/LREAL1/x?lang=tc', '/notRecognized?lang=tc'],
  ['/lrw/form/LREAL1', 'page'],
  ['/eea/form/LREEA1?lang=tc', 'page'],
  // A form opens at its own site, even if another site is requested.
  ['/eea/form/LREAL1?lang=tc&skipIntro=true', '/form/LREAL1?lang=tc&skipIntro=true'],
  ['/form/LREEA1', '/eea/form/LREEA1'],
  ['/lrw/form/LREEA9?lang=chs', '/eea/form/LREEA9?lang=chs'],
  // The error message for a saved file of another form contains URLs of this shape.
  ['/LREAL1/form/L.R.%201?lang=tc', '/form/LREAL1?lang=tc'],
  ['/LREEA1/form/LREEA1?lang=chs&nocaptcha=true', '/eea/form/LREEA1?lang=chs&nocaptcha=true'],
  ['/LREAL1/form/NOPE', '/form/LREAL1'],
  // Unknown forms, by source type and language.
  ['/form/NOPE', 'https://www.landreg.example/en/forms.htm'],
  ['/form/NOPE?lang=TradChn', 'https://www.landreg.example/tc/forms.htm'],
  ['/lrw/form/NOPE?lang=zh-CN', 'https://www.landreg.example/chs/forms.htm'],
  ['/eea/form/NOPE?lang=zh_TW', `${EEA}tc`],
  ['/eea/form/NOPE', `${EEA}en`],
  ['/dev/form/NOPE?lang=chs', '/?lang=chs'],
  ['/form/LRSI1T', 'https://www.landreg.example/en/forms.htm'],
  // If the first path segment is neither a form code nor a source type, the path belongs to no
  // site.
  ['/xyz/form/LREAL1?lang=tc', 'https://www.landreg.example/tc/forms.htm'],
  ['/EEA/form/LREEA1', 'https://www.landreg.example/en/forms.htm'],
  ['/notRecognized', 'https://www.landreg.example/en/forms.htm'],
  ['/notRecognized?lang=chs', 'https://www.landreg.example/chs/forms.htm'],
  ['/nowhere', '/notRecognized'],
  ['/form', '/notRecognized'],
  ['/a/b/c?lang=tc', '/notRecognized?lang=tc'],
  ['/NOTRECOGNIZED', '/notRecognized'],
];

/** Pages that differ between a development build and production. */
const DEVELOPMENT: readonly (readonly [asked: string, there: string, inProduction: string])[] = [
  ['/debug', 'page of its own', '/notRecognized'],
  ['/debug?lang=tc', 'page of its own', '/notRecognized?lang=tc'],
  ['/dev/form/LREAL1', 'page', '/form/LREAL1'],
  ['/dev/form/LRTEST', 'page', '/?lang=en'],
  ['/form/LRTEST?lang=tc', '/dev/form/LRTEST?lang=tc', 'https://www.landreg.example/tc/forms.htm'],
];

/**
 * A form of the Registry's site, two of the institutions' site, an expired form, and a form behind
 * a feature flag.
 */
const FORMS = ['LREAL1', 'LREEA1', 'LREEA9', 'LRSI1T', 'LRTEST'];

async function open(isDevelopment: boolean): Promise<FastifyInstance> {
  const folder = mkdtempSync(join(tmpdir(), 'landform-site-'));
  const formsDir = join(folder, 'forms');
  for (const code of FORMS) cpSync(`forms/${code}`, join(formsDir, code), { recursive: true });
  writeFileSync(join(folder, 'index.html'), APPLICATION);
  const languages = { en: `${EEA}en`, tc: `${EEA}tc`, chs: `${EEA}chs` };
  const configFile = join(folder, 'config.json');
  writeFileSync(configFile, JSON.stringify({ LANDING: { eea: languages } }));
  const forms = await createFormCatalogue({
    compile: compileAll,
    folders: { formsDirs: [formsDir], definitionsDir: join(folder, 'definitions') },
    store: memoryDefinitions(),
    clock: { now: () => NOW },
    flags: new Set(isDevelopment ? ['TEST_FPS_PAYMENT'] : []),
    servesDrafts: true,
    hotline: () => '2111 1111',
  });
  const authority = { issue: () => Promise.reject(new TypeError('no certificate is asked for')) };
  return testApp({
    env: {
      SITE_DIR: folder,
      LANDING_URL,
      CONFIG_FILE: configFile,
      DEBUG_PAGES: String(isDevelopment),
    },
    deps: {
      forms,
      ...(isDevelopment && {
        further: async (at) =>
          at.register(debugRoutes, { forms, authority, publicUrl: 'http://localhost' }),
      }),
    },
  });
}

describe.each([
  ['development', true],
  ['production', false],
] as const)('routes of a %s build (document 1, section 2)', (_, isDevelopment) => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await open(isDevelopment);
  });
  afterAll(() => app.close());

  const answerTo = async (url: string) => {
    const { statusCode, body, headers } = await app.inject({ url, headers: HTML });
    if (statusCode === 302) return headers.location;
    if (statusCode !== 200) return statusCode;
    return body === APPLICATION ? 'page' : 'page of its own';
  };

  it.each(ROUTES)('%s is answered with %s', async (asked, answer) => {
    expect(await answerTo(asked)).toBe(answer);
  });

  it.each(DEVELOPMENT)('%s is %s in development, %s in production', async (asked, ...answers) => {
    expect(await answerTo(asked)).toBe(answers[isDevelopment ? 0 : 1]);
  });

  it.each(['javascript:', '%2f%2fevil.example', 'evil.example', '__proto__', 'constructor'])(
    'B-35 T-30: the source type %s leads to the default landing page',
    async (sourceType) => {
      for (const code of ['NOPE', 'LREAL1']) {
        expect(await answerTo(`/${sourceType}/form/${code}?lang=tc`)).toBe(
          'https://www.landreg.example/tc/forms.htm',
        );
      }
    },
  );

  it.each(['GET', 'POST', 'PUT', 'DELETE'] as const)(
    'T-50: %s of an unknown API path responds 404 JSON, even to a page request',
    async (method) => {
      for (const url of ['/api', '/api/', '/api/nothing', '/api/form/LREAL1', '/api/wfp/x/y']) {
        const response = await app.inject({ method, url, headers: HTML });
        expect([url, response.statusCode]).toEqual([url, 404]);
        expect(response.headers['content-type']).toContain('application/json');
      }
    },
  );

  it('lists the open forms with their path, their group and their titles', async () => {
    const { forms } = (await app.inject('/api/forms')).json();
    const testing = { code: 'LRTEST', path: '/dev/form/LRTEST', group: 'testing' };
    expect(forms).toMatchObject([
      { code: 'LREAL1', path: '/form/LREAL1', group: 'propertyAlert' },
      { code: 'LREEA1', path: '/eea/form/LREEA1', titles: { 'zh-Hant': expect.any(String) } },
      { code: 'LREEA9', path: '/eea/form/LREEA9' },
      ...(isDevelopment ? [testing] : []),
    ]);
  });
});
