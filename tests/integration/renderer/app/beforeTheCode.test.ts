import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, it, vi } from 'vitest';

const scriptOf = (name: string) => readFileSync(`renderer/public/${name}`, 'utf8');

describe('browser-check.js', () => {
  class HTMLDialogElement {}
  const AbortSignal = Object.assign(() => undefined, { timeout: () => undefined });
  const GOOD = {
    HTMLDialogElement,
    structuredClone: () => undefined,
    Array: { prototype: { findLast: () => undefined } },
    AbortSignal,
    crypto: {},
  };

  /** Checks whether the notice remains hidden in a browser with these features. */
  const isHidden = (browser: object, script: object = { noModule: false }) => {
    const notice = { hidden: true };
    const document = { getElementById: () => notice, createElement: () => script };
    runInNewContext(scriptOf('browser-check.js'), { document, ...browser });
    return notice.hidden;
  };

  it('hides the notice in a browser with every required feature', () => {
    expect(isHidden(GOOD)).toBe(true);
  });

  it.each(Object.keys(GOOD))('shows the notice in a browser without %s', (name) => {
    const without = name === 'Array' ? { prototype: {} } : undefined;
    expect(isHidden({ ...GOOD, [name]: without })).toBe(false);
  });

  it('shows the notice in a browser without modules, and uses only old syntax', () => {
    expect(isHidden(GOOD, {})).toBe(false);
    expect(scriptOf('browser-check.js')).not.toMatch(/=>|\b(?:let|const|class)\b|\?\.|\?\?|`/);
  });

  it('has its hidden text in the page, in three languages', () => {
    const [notice = ''] =
      /<div id="browser-notice"[^>]*hidden>[\s\S]*?<\/div>/.exec(
        readFileSync('renderer/index.html', 'utf8'),
      ) ?? [];
    expect(notice).toContain('Please update it');
    expect(notice).toContain('lang="zh-Hant-HK"');
    expect(notice).toContain('lang="zh-Hans"');
  });
});

it('index.html: has the title of VITE_TITLE, by default that of the specification', () => {
  expect(readFileSync('renderer/index.html', 'utf8')).toContain('<title>%VITE_TITLE%</title>');
  expect(readFileSync('renderer/.env', 'utf8')).toMatch(
    /^VITE_TITLE="Electronic Forms \| The Land Registry"$/m,
  );
});

describe('early-press.js', () => {
  /** Returns the URL of the redirect, or undefined without a redirect. */
  const sentTo = (search: string, localStorage: object) => {
    const replace = vi.fn();
    const location = { href: `https://forms.example/form/LREAL1${search}`, replace };
    const browser = { URL, location, localStorage, addEventListener: () => undefined };
    runInNewContext(scriptOf('early-press.js'), browser);
    return replace.mock.calls[0]?.map(String)[0];
  };
  const remembered = { getItem: () => '2026-11-20T10:00:00.000+08:00' };
  const nothing = { getItem: () => null };
  const refused = {
    getItem: () => {
      throw new TypeError('no storage');
    },
  };

  it.each([
    ['?lang=tc&skipIntro=true', nothing, 'https://forms.example/form/LREAL1?lang=tc'],
    ['?skipIntro=true&nocaptcha=true', refused, 'https://forms.example/form/LREAL1?nocaptcha=true'],
    ['?skipIntro=true', remembered, undefined],
    ['?skipIntro=false', nothing, undefined],
    ['?lang=tc', nothing, undefined],
  ])('redirects %s to the terms only if they are not accepted yet', (search, storage, address) => {
    expect(sentTo(search, storage)).toBe(address);
  });
});
