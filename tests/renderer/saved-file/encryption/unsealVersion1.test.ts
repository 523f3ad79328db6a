import { describe, expect, it } from 'vitest';
import { fromBase64 } from '../../../../renderer/api/base64.ts';
import { unsealAnswers } from '../../../../renderer/saved-file/encryption/sealAnswers.ts';
import { unsealVersion1 } from '../../../../renderer/saved-file/encryption/unsealVersion1.ts';
import { sealedInLayout1 } from '../../../support/sealedAnswers.ts';

const PASSWORD = 'correct-horse 中文';
const ANSWERS = { data: { a: 'b' } };
const PLAIN = new TextEncoder().encode(JSON.stringify(ANSWERS));
const CONTENT = fromBase64(sealedInLayout1(ANSWERS, PASSWORD, 'LREAL1'));

describe('unsealVersion1', () => {
  it('opens the content with its password and form', async () => {
    expect(await unsealVersion1(CONTENT, PASSWORD, 'LREAL1')).toEqual(PLAIN);
  });

  it.each([
    ['another password', CONTENT, 'correct-horse', 'LREAL1'],
    ['another form', CONTENT, PASSWORD, 'LREAL2'],
  ])('opens nothing with %s', async (_, bytes, password, code) => {
    expect(await unsealVersion1(bytes, password, code)).toBeUndefined();
  });
});

describe('unsealAnswers: content of the first version', () => {
  it('opens with its password', async () => {
    const lock = { kind: 'password', password: PASSWORD } as const;
    expect(await unsealAnswers(CONTENT, lock, 'LREAL1')).toEqual(PLAIN);
    expect(await unsealAnswers(CONTENT, lock, 'LREAL2')).toBeUndefined();
  });
});
