import { describe, expect, it } from 'vitest';
import {
  queryWithLanguage,
  readEntryParameters,
  strippedQuery,
} from '../../../renderer/portal/entryParameters.ts';

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

describe('readEntryParameters: the log-in', () => {
  it.each([
    ['?state=s&code=c', { state: 's', code: 'c', errorCode: undefined }],
    ['?state=s&error_code=D40003', { state: 's', code: undefined, errorCode: 'D40003' }],
    ['?state=s', undefined],
    ['?code=c', undefined],
    ['?state=&code=c', undefined],
  ])('of %j', (search, login) => {
    expect(readEntryParameters(search).login).toEqual(login);
  });

  it.each([
    ['?hc', true],
    ['', false],
  ])('lets a tester sign with %j: %s', (search, forcesSigning) => {
    expect(readEntryParameters(search).forcesSigning).toBe(forcesSigning);
  });

  it.each(['?t=0', '?t=-5', '?t=Infinity'])('reads no time of return from %j', (search) => {
    expect(readEntryParameters(search).returnedAt).toBeUndefined();
  });
});
