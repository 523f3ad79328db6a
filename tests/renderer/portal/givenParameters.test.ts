import { afterEach, describe, expect, it, vi } from 'vitest';
import { strippedQuery } from '../../../renderer/portal/entryParameters.ts';
import {
  givenParameters,
  reloadWith,
  strippedHash,
} from '../../../renderer/portal/givenParameters.ts';

describe('givenParameters()', () => {
  it.each([
    ['', '', ''],
    ['?lang=tc&page=faq&skipIntro=true&t=1&nocaptcha=true', '', ''],
    ['?code=1&state=2&error_code=D4', '', ''],
    ['?account=123&lang=en', '', 'account=123'],
    ['', '#step-title', ''],
    ['?lang=tc', '#RefID=A.b-c_d', 'RefID=A.b-c_d'],
    ['?RefID=A.b&lang=tc', '', 'RefID=A.b'],
    ['?RefID=old', '#RefID=new', 'RefID=new'],
    ['?__proto__=1', '#constructor=2', '__proto__=1&constructor=2'],
  ])('B-34: returns for %j and %j the prefill parameters: %j', (search, hash, given) => {
    expect(givenParameters(search, hash)).toBe(given);
  });
});

describe('strippedHash()', () => {
  it.each([
    ['', ''],
    ['#step-title', '#step-title'],
    ['#RefID=A.b', ''],
  ])('B-34: reduces %j in the address to %j', (hash, left) => {
    expect(strippedHash(hash)).toBe(left);
    expect(strippedQuery('?RefID=A.b&state=1')).toBe('');
  });
});

describe('reloadWith()', () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each([
    ['RefID=A.b-c_d', '/form/SUPPINFO?lang=tc#RefID=A.b-c_d'],
    ['', '/form/SUPPINFO?lang=tc'],
  ])('reloads the page with %j after #, and keeps the language', (given, address) => {
    const done: unknown[] = [];
    vi.stubGlobal('window', {
      location: {
        pathname: '/form/SUPPINFO',
        search: '?lang=tc',
        reload: () => done.push('reload'),
      },
      history: { state: 7, replaceState: (...args: unknown[]) => done.push(args) },
    });
    reloadWith(given);
    expect(done).toEqual([[7, '', address], 'reload']);
    const { search, hash } = new URL(address, 'https://forms.example.hk');
    expect(givenParameters(search, hash)).toBe(given);
  });
});
