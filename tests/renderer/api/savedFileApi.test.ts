import { describe, expect, it } from 'vitest';
import type { Http } from '../../../renderer/api/http.ts';
import { unwrapFile } from '../../../renderer/api/savedFileApi.ts';

/** Loads a file in LREAL1, with a server that gives one response. */
function loading(answer: object) {
  const http = { send: async () => answer } as unknown as Http;
  const call = { http, formCode: 'LREAL1', definition: 'd', formRef: 'LREAL1', version: 1 };
  return unwrapFile(call, 'a'.repeat(64), 'ZmlsZQ==');
}

describe('unwrapFile()', () => {
  it.each([
    ['its reference', { formCode: 'LR172', formRef: 'L.R. 172' }, '/LR172/form/L.R.172'],
    ['its code if it has no reference', { formCode: 'LR172' }, '/LR172/form/LR172'],
    ['a reference that is not a path', { formCode: 'ATI', formRef: '../a b' }, '/ATI/form/..%2Fab'],
  ])('links the form of the file by %s', async (_, exc, address) => {
    const answer = { result: 'formCodeMismatch', message: 'formCodeMismatch', exc };
    await expect(loading(answer)).rejects.toMatchObject({
      failure: { kind: 'refused', message: { key: 'formCodeMismatch', args: [address] } },
    });
  });

  it('returns only the message of a wrong password', async () => {
    await expect(loading({ result: 'passwordError' })).rejects.toMatchObject({
      failure: { message: { key: 'passwordError', args: [] } },
    });
  });
});
