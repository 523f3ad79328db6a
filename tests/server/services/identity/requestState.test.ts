import { describe, expect, it } from 'vitest';
import {
  packRequest,
  requestId,
  requestOf,
  unpackRequest,
} from '../../../../server/services/identity/requestState.ts';

describe('requestState: the state of a request', () => {
  it('unpackRequest: returns the packed state', () => {
    const state = { businessId: 'B1', document: Buffer.from([0, 1, 255]) };
    expect(unpackRequest(packRequest(state))).toEqual(state);
  });

  it.each([
    ['of a signature by certificate', '{"range":{},"certificates":[]}'],
    ['of a completed certificate signature', '\u0000\u0001'],
    ['with a JSON number', '7'],
    ['with JSON null', 'null'],
  ])('unpackRequest: returns undefined for a text %s', (_, text) => {
    expect(unpackRequest(Buffer.from(text))).toBeUndefined();
  });
});

describe('requestState: the id of a request', () => {
  it('contains submission and request', () => {
    expect(requestOf(requestId('S1', 'B1'))).toEqual({ submissionId: 'S1', businessId: 'B1' });
  });

  it.each(['', 'S1', '-', 'S1-', '-B1', 'S1-B1-X'])('is undefined for "%s"', (id) => {
    expect(requestOf(id)).toBeUndefined();
  });
});
