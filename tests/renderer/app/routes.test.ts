import { describe, expect, it } from 'vitest';
import { routeOf } from '../../../renderer/app/routes.ts';
import {
  queryWithLanguage,
  readEntryParameters,
  strippedQuery,
} from '../../../renderer/portal/entryParameters.ts';
import { readRuntimeConfig } from '../../../renderer/portal/runtimeConfig.ts';

describe('routeOf()', () => {
  it.each([
    ['/', { kind: 'forms' }],
    ['/ack', { kind: 'ack' }],
    ['/form/terms', { kind: 'terms' }],
    ['/form/LREAL1', { kind: 'form', sourceType: 'lrw', code: 'LREAL1' }],
    ['/form/LREAL1/', { kind: 'form', sourceType: 'lrw', code: 'LREAL1' }],
    ['/eea/form/LREEA1', { kind: 'form', sourceType: 'eea', code: 'LREEA1' }],
    ['/dev/form/LRTEST', { kind: 'form', sourceType: 'dev', code: 'LRTEST' }],
    ['/LREAL1/form/LREAL1', { kind: 'form', sourceType: 'lrw', code: 'LREAL1' }],
    ['/LR172/form/L.R.%20172', { kind: 'form', sourceType: 'lrw', code: 'LR172' }],
  ])('reads %s', (path, route) => {
    expect(routeOf(path)).toEqual(route);
  });

  it.each([
    '/notRecognized',
    '/x',
    '/form',
    '/form/LREAL1/more',
    '/xyz/form/LREAL1',
    '/LREAL1/form/a/b',
    '/LREAL1/form/',
    '/javascript:/form/LREAL1',
    '//evil/form/X',
  ])('B-35: returns an unknown route for %s', (path) => {
    expect(routeOf(path)).toEqual({ kind: 'unknown' });
  });
});

describe('readEntryParameters()', () => {
  it.each([
    ['?lang=tc', 'zh-Hant'],
    ['?lang=chs', 'zh-Hans'],
    ['?lang=SimpChn', 'zh-Hans'],
    ['?lang=EN', 'en'],
    ['?lang=xx', 'en'],
    ['?lang=tc&lang=en', 'zh-Hant'],
    ['?lang[]=tc', 'en'],
    ['?__proto__=1', 'en'],
    ['', 'en'],
  ])('B-33: reads the language of %j as %s', (search, language) => {
    expect(readEntryParameters(search).language).toBe(language);
  });

  it('T-48: reads the maintenance flag, and ignores it with the bypass', () => {
    expect(readEntryParameters('?maintenance').maintenance).toBe(true);
    expect(readEntryParameters('?maintenance&bypass').maintenance).toBe(false);
  });

  it.each([
    ['', 'terms'],
    ['?page=faq', 'faq'],
    ['?page=text-size', 'text-size'],
    ['?page=constructor', 'terms'],
  ])('reads the text page of %j', (search, page) => {
    expect(readEntryParameters(search).page).toBe(page);
  });

  it('reads the other parameters of the first page', () => {
    expect(readEntryParameters('?skipIntro=true&nocaptcha=true&t=1763600000000')).toMatchObject({
      skipIntro: true,
      noCaptcha: true,
      returnedAt: 1_763_600_000_000,
    });
    expect(readEntryParameters('?skipIntro=1&t=x')).toMatchObject({
      skipIntro: false,
      returnedAt: undefined,
    });
  });
});

describe('strippedQuery()', () => {
  it('B-34: removes parameters that are handled once, and keeps the rest', () => {
    const search = '?code=1&lang=tc&RefID=2&state=3&error_code=D40003&t=4&skipIntro=true';
    expect(strippedQuery(search)).toBe('?lang=tc');
    expect(strippedQuery('?nocaptcha=true&hc=1&page=faq')).toBe('?page=faq');
    expect(strippedQuery('?maintenance=true&bypass=a-secret-value')).toBe('');
    expect(strippedQuery('?code=1')).toBe('');
  });

  it('queryWithLanguage: replaces the language, in the format of URLs', () => {
    expect(queryWithLanguage('?lang=TradChn&a=b', 'zh-Hans')).toBe('?a=b&lang=chs');
  });
});

describe('readRuntimeConfig()', () => {
  it('has defaults for missing settings', () => {
    expect(readRuntimeConfig({})).toMatchObject({ environment: 'PRODUCTION', maintenance: false });
  });

  it('returns the settings that the server sent', () => {
    const source = {
      WFP_CONFIG: { ENVIRONMENT: 'UAT', NO_CAPTCHA: true },
      WFP_BROADCAST: { a: 1 },
    };
    expect(readRuntimeConfig(source)).toMatchObject({
      environment: 'UAT',
      captchaDisabled: true,
      broadcasts: { a: 1 },
    });
  });
});
