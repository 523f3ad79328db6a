import { describe, expect, it } from 'vitest';
import type { FormCatalogue } from '../../../../server/ports/forms/FormCatalogue.ts';
import { formsRoute } from '../../../../server/routes/forms/formsRoute.ts';
import { routeOfFile } from '../../support/routeOfFile.ts';

const NOW = new Date('2026-11-20T02:00:00Z');
const HASH = '0123456789abcdef'.repeat(4);
const FORMS = [
  {
    code: 'LR164',
    hash: HASH,
    plan: { manifest: { code: 'LR164', group: 'owners', sourceTypes: ['eea'] } },
    texts: {
      en: { '$form.title': 'Test form' },
      'zh-Hant': { '$form.title': '測試' },
      'zh-Hans': {},
    },
  },
  {
    code: 'LR165',
    hash: 'h2',
    plan: { manifest: { code: 'LR165' } },
    texts: { en: {}, 'zh-Hant': {}, 'zh-Hans': {} },
  },
];
const forms = {
  list: () => FORMS,
  current: (code: string) => FORMS.find((form) => form.code === code),
} as unknown as FormCatalogue;
const { call } = routeOfFile((app) =>
  app.register(formsRoute, { forms, clock: { now: () => NOW } }),
);

describe('formsRoute', () => {
  it('GET /api/forms: lists the forms with path, group and titles', async () => {
    expect((await call('/api/forms')).json()).toEqual({
      forms: [
        {
          code: 'LR164',
          hash: HASH,
          path: '/eea/form/LR164',
          group: 'owners',
          titles: { en: 'Test form', 'zh-Hant': '測試', 'zh-Hans': 'LR164' },
        },
        expect.objectContaining({ code: 'LR165', path: '/form/LR165', group: 'other' }),
      ],
    });
  });

  it('GET /api/forms/{code}: returns the files of the definition and the time', async () => {
    const answer = (await call('/api/forms/LR164')).json();
    const { texts, plan, validator, conditions, ...others } = answer;
    expect(others).toEqual({ code: 'LR164', hash: HASH, serverNow: NOW.toISOString() });
    const urls = [plan, validator, conditions, ...Object.values(texts)];
    for (const url of urls) expect(url).toMatch(/^\/definitions\/LR164-0123456789abcdef\./);
    expect(Object.keys(texts)).toEqual(['en', 'zh-Hant', 'zh-Hans']);
    expect(new Set(urls).size).toBe(6);
  });

  it.each(['LR999', 'lr164', '__proto__'])(
    'B-27: GET /api/forms/%s: answers 404 for an unknown form',
    async (code) => {
      const answer = await call(`/api/forms/${code}`);
      expect([answer.statusCode, answer.json().message]).toEqual([404, 'Invalid form code']);
    },
  );
});
