import { describe, expect, it } from 'vitest';
import {
  openContent,
  sealContent,
} from '../../../../../server/adapters/identity/live/contentCipher.ts';

describe('sealContent: the content of a call', () => {
  const key = Buffer.alloc(32, 0x11);
  const iv = Buffer.alloc(12, 0x22);
  const content = '{"code":"abc","grantType":"authorization_code"}';
  const sealed =
    'AAAADCIiIiIiIiIiIiIiImzVZCakqr1lx168X2qKy7Jt8qOWPvjcLnB1KIl8lQ1sNxbRYyfBlrARO4JJg3o0skkYfTu0/A32onvQS2GUxg==';

  it('encrypts like the published example, and decrypts the result', () => {
    expect(sealContent(key, iv, content)).toBe(sealed);
    expect(openContent(key, sealed)).toBe(content);
  });

  it('keeps Chinese unchanged', () => {
    expect(openContent(key, sealContent(key, iv, '土地註冊處'))).toBe('土地註冊處');
  });

  it('does not decrypt after any changed byte', () => {
    const bytes = Buffer.from(sealed, 'base64');
    const accepted = [...bytes.keys()].filter((at) => {
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ 1;
      return openContent(key, changed.toString('base64')) !== undefined;
    });
    expect(accepted).toEqual([]);
  });

  it.each([
    ['nothing', ''],
    ['too little', 'AAAADCIi'],
    ['no base64', '????'],
    ['another key', sealContent(Buffer.alloc(32, 0x12), iv, content)],
  ])('does not decrypt: %s', (_, text) => {
    expect(openContent(key, text)).toBeUndefined();
  });
});
