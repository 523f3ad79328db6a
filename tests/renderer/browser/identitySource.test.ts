import { describe, expect, it } from 'vitest';
import { IDENTITY_SOURCES, type IdentitySource } from '#engine';
import { identitySource } from '../../../renderer/browser/identitySource.ts';

const ANDROID = 'Mozilla/5.0 (Linux; Android 15; K) AppleWebKit/537.36 (KHTML, like Gecko)';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)';
const CHROME = 'Chrome/140.0.0.0 Mobile Safari/537.36';

const BROWSERS: readonly (readonly [string, string, number, IdentitySource])[] = [
  ['Chrome on Android', `${ANDROID} ${CHROME}`, 5, 'Android_Chrome'],
  ['Edge on Android', `${ANDROID} ${CHROME} EdgA/140.0.0.0`, 5, 'Android_Edge'],
  [
    'Firefox on Android',
    'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0',
    5,
    'Android_Firefox',
  ],
  ['the browser of Samsung', `${ANDROID} SamsungBrowser/28.0 ${CHROME}`, 5, 'Android_Samsung'],
  [
    'the browser of Huawei',
    `Mozilla/5.0 (Linux; Android 10; HUAWEI VOG-L29; HMSCore 6.13) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 HuaweiBrowser/15.0.4.312 Mobile Safari/537.36`,
    5,
    'Android_Huawei',
  ],
  [
    'Chrome on a Huawei',
    `Mozilla/5.0 (Linux; Android 10; HUAWEI VOG-L29) AppleWebKit/537.36 (KHTML, like Gecko) ${CHROME}`,
    5,
    'Android_Chrome',
  ],
  [
    'the browser of Xiaomi',
    `Mozilla/5.0 (Linux; U; Android 14; zh-hk; 2201116SG Build/UKQ1) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/112.0.0.0 Mobile Safari/537.36 XiaoMi/MiuiBrowser/14.22.1-gn`,
    5,
    'Android_Xiaomi',
  ],
  ['another browser on Android', `${ANDROID} ${CHROME} OPR/90.0`, 5, 'Android_Chrome'],
  ['Safari on an iPhone', `${IPHONE} Version/18.0 Mobile/15E148 Safari/604.1`, 5, 'iOS_Safari'],
  ['Chrome on an iPhone', `${IPHONE} CriOS/140.0 Mobile/15E148 Safari/604.1`, 5, 'iOS_Chrome'],
  ['Firefox on an iPhone', `${IPHONE} FxiOS/140.0 Mobile/15E148 Safari/605.1.15`, 5, 'iOS_Firefox'],
  [
    'Edge on an iPhone',
    `${IPHONE} Version/18.0 EdgiOS/140.0 Mobile/15E148 Safari/604.1`,
    5,
    'iOS_Edge',
  ],
  ['a new iPad, which calls itself a Mac', `${MAC} Version/18.0 Safari/605.1.15`, 5, 'iOS_Safari'],
  ['Chrome on such an iPad', `${MAC} CriOS/140.0 Version/18.0 Safari/604.1`, 5, 'iOS_Chrome'],
  ['a Mac', `${MAC} Version/18.0 Safari/605.1.15`, 0, 'PC_Browser'],
  ['Edge on Windows', `${WINDOWS} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`, 10, 'PC_Browser'],
  [
    'Firefox on Linux',
    'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    0,
    'PC_Browser',
  ],
  ['a browser with an empty user agent', '', 0, 'PC_Browser'],
  ['nonsense', 'x', 0, 'PC_Browser'],
];

describe('identitySource()', () => {
  it.each(BROWSERS)('names %s', (_, userAgent, maxTouchPoints, source) => {
    expect(identitySource({ userAgent, maxTouchPoints })).toBe(source);
  });

  it('covers every name of the app', () => {
    expect(new Set(BROWSERS.map(([, , , source]) => source))).toEqual(new Set(IDENTITY_SOURCES));
  });
});
