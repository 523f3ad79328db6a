// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { refusalOf } from '../../../../renderer/widgets/file/checkFile.ts';

const file = (name: string) => new File(['x'], name);
const accepting = (...accept: readonly string[]) => ({ accept, maxBytes: 10 });

describe('refusalOf', () => {
  it.each(['IMG_0001.HEIC', 'deed.heif'])(
    'promise 15: returns a specific message for an iPhone picture: %s',
    (name) => {
      const refusal = refusalOf(file(name), accepting('.pdf', '.jpg', '.png'));
      expect(refusal).toMatchObject({ key: 'file.heic', args: { name } });
    },
  );

  it('promise 15: does not suggest a JPEG if the field accepts no JPEG', () => {
    expect(refusalOf(file('a.heic'), accepting('.pdf'))?.key).toBe('file.wrongType');
  });

  it('promise 15: accepts a HEIC picture if the field does', () => {
    expect(refusalOf(file('a.heic'), accepting('.heic', '.jpg'))).toBeUndefined();
  });
});
