import { describe, expect, it } from 'vitest';
import { type Device, deviceOf } from '../../../renderer/browser/deviceOf.ts';

const PIXEL =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';
const SAMSUNG =
  'Mozilla/5.0 (Linux; Android 13; SM-S918B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/23.0 Chrome/115.0.0.0 Mobile Safari/537.36';
const HUAWEI =
  'Mozilla/5.0 (Linux; Android 10; HUAWEI VOG-L29) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/99.0.0.0 Mobile Safari/537.36';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
const IPAD =
  'Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/12.1 Mobile/15E148 Safari/604.1';
const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15';
const WINDOWS =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0';
const LINUX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

describe('deviceOf', () => {
  it.each<[string, string, number, Device]>([
    ['a Pixel', PIXEL, 5, { kind: 'Android', subType: 'Chrome' }],
    ['a Samsung', SAMSUNG, 5, { kind: 'Android', subType: 'Samsung Internet for Android' }],
    ['a Huawei', HUAWEI, 5, { kind: 'Android', subType: 'Huawei' }],
    ['an iPhone', IPHONE, 5, { kind: 'iOS', subType: 'iPhone' }],
    ['an old iPad', IPAD, 5, { kind: 'iOS', subType: 'iPad' }],
    ['a new iPad, which calls itself a Mac', MAC, 5, { kind: 'iOS', subType: 'iPad' }],
    ['a Mac', MAC, 0, { kind: 'PC', subType: 'macOS' }],
    ['a Windows PC with a touch screen', WINDOWS, 10, { kind: 'PC', subType: 'Windows' }],
    ['a Linux PC', LINUX, 0, { kind: 'PC', subType: 'Linux' }],
    ['a browser with an empty user agent', '', 0, { kind: 'PC', subType: '' }],
    ['nonsense', 'x', 0, { kind: 'PC', subType: '' }],
  ])('reports %s', (_, userAgent, maxTouchPoints, device) => {
    expect(deviceOf({ userAgent, maxTouchPoints })).toEqual(device);
  });
});
