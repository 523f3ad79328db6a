import { describe, expect, it } from 'vitest';
import {
  packRequest,
  requestId,
  requestOf,
  unpackRequest,
} from '../../../../server/services/identity/requestState.ts';

describe('requestState: the state of a request', () => {
  it('is read back as it was written', () => {
    const state = { businessId: 'B1', document: Buffer.from([0, 1, 255]) };
    expect(unpackRequest(packRequest(state))).toEqual(state);
  });

  it.each([
    ['of a signature by certificate', '{"range":{},"certificates":[]}'],
    ['of a signature that was made by one', '\u0000\u0001'],
    ['that is JSON of another kind', '7'],
    ['that is null', 'null'],
  ])('is not one %s', (_, text) => {
    expect(unpackRequest(Buffer.from(text))).toBeUndefined();
  });
});

describe('requestState: the name of a request', () => {
  it('leads back to submission and request', () => {
    expect(requestOf(requestId('S1', 'B1'))).toEqual({ submissionId: 'S1', businessId: 'B1' });
  });

  it.each(['', 'S1', '-', 'S1-', '-B1', 'S1-B1-X'])('is not "%s"', (id) => {
    expect(requestOf(id)).toBeUndefined();
  });
});
