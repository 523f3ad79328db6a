import { describe, expect, it } from 'vitest';
import { answerUnknownRoutes } from '../../../../server/plugins/unknownRoutes.ts';
import type { FormCatalogue } from '../../../../server/ports/forms/FormCatalogue.ts';
import { pageRoutes, toNotRecognized } from '../../../../server/routes/site/pageRoutes.ts';
import { openSiteFiles } from '../../../../server/routes/site/SiteFiles.ts';
import { folderWith } from '../../support/folderWith.ts';
import { routeOfFile } from '../../support/routeOfFile.ts';

const FORMS = [
  { code: 'LR164', hash: 'h1', plan: { manifest: { code: 'LR164' } } },
  { code: 'LREEA1', hash: 'h2', plan: { manifest: { code: 'LREEA1', sourceTypes: ['eea'] } } },
];
const catalogue = {
  current: (code: string) => FORMS.find((form) => form.code === code),
} as unknown as FormCatalogue;
const drawn = (hash: string, text: string) => `<div data-definition="${hash}">${text}</div>`;
const SITE = folderWith({
  'index.html': 'application',
  'favicon.svg': '<svg/>',
  'secret.env': 'SECRET',
  'prerendered/LR164.zh-Hant.intro.html': drawn('h1', 'intro'),
  'prerendered/LR164.en.first.html': drawn('h1', 'first'),
  'prerendered/LR164.zh-Hans.intro.html': drawn('h0', 'stale'),
});
const options = (isDevelopment: boolean, folder = SITE) => ({
  site: openSiteFiles(folder),
  forms: catalogue,
  landingOf: (site: string, language: string) => `/landing?site=${site}&language=${language}`,
  isDevelopment,
});
const { call } = routeOfFile(async (app) => {
  answerUnknownRoutes(app, toNotRecognized);
  await app.register(pageRoutes, options(false));
});
const development = routeOfFile((app) => app.register(pageRoutes, options(true)));
const notBuilt = routeOfFile((app) => app.register(pageRoutes, options(false, `${SITE}/none`)));
const HTML = { headers: { accept: 'text/html' } };
const get = (url: string) => call(url, undefined, HTML);

describe('pageRoutes', () => {
  it.each(['/', '/form/terms', '/ack?t=1', '/form/LR164', '/lrw/form/LR164', '/eea/form/LREEA1'])(
    'sends the application at %s',
    async (url) => {
      const { statusCode, body, headers } = await get(url);
      expect([statusCode, body]).toEqual([200, 'application']);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
    },
  );

  it.each([
    ['/form/LR164?lang=tc', 'intro'],
    ['/form/LR164?skipIntro=true', 'first'],
  ])('sends the prerendered page at %s', async (url, text) => {
    expect((await get(url)).body).toContain(text);
  });

  it.each(['/form/LR164?lang=chs', '/form/LR164?skipIntro=1'])(
    'sends no page of another definition or screen at %s',
    async (url) => {
      expect((await get(url)).body).toBe('application');
    },
  );

  it.each([
    ['/form/LREEA1?lang=tc&x=1', '/eea/form/LREEA1?lang=tc&x=1'],
    ['/dev/form/LREEA1', '/eea/form/LREEA1'],
    ['/LREEA1/form/REF1?lang=tc', '/eea/form/LREEA1?lang=tc'],
    ['/LR164/form/REF1', '/form/LR164'],
    ['/form/NOPE?lang=tc', '/landing?site=lrw&language=zh-Hant'],
    ['/eea/form/NOPE', '/landing?site=eea&language=en'],
    ['/nosite/form/LR164', '/landing?site=nosite&language=en'],
    ['/notRecognized?lang=chs', '/landing?site=&language=zh-Hans'],
    ['/nothing/at/all?lang=TC', '/notRecognized?lang=tc'],
    ['/nothing/at/all', '/notRecognized'],
  ])('B-27: redirects %s to %s', async (url, location) => {
    const { statusCode, headers } = await get(url);
    expect([statusCode, headers.location]).toEqual([302, location]);
  });

  it('a development build also offers every form at its own site', async () => {
    expect((await development.call('/dev/form/LREEA1')).body).toBe('application');
    expect((await development.call('/lrw/form/LREEA1')).statusCode).toBe(302);
  });

  it('sends known files at the top, and no other', async () => {
    const icon = await get('/favicon.svg');
    expect([icon.headers['content-type'], icon.body]).toEqual(['image/svg+xml', '<svg/>']);
    for (const url of ['/secret.env', '/index.html', '/none.svg', '/api/form/LR164']) {
      const answer = await get(url);
      expect([answer.statusCode, answer.body.includes('SECRET')]).toEqual([404, false]);
    }
  });

  it('names a site that is not built', async () => {
    const answer = await notBuilt.call('/');
    expect([answer.statusCode, answer.json().error]).toEqual([503, 'NOT_BUILT']);
  });
});
