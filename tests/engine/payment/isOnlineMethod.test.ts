import { describe, expect, it } from 'vitest';
import { isOnlineMethod } from '#engine';

describe('isOnlineMethod()', () => {
  it.each(['online', 'visa', 'pps', 'fps', 'creditcard', 'creditcard-jcb', 'applepay', 'echq'])(
    'is true for %s',
    (method) => expect(isOnlineMethod(method)).toBe(true),
  );

  it.each(['cash', 'cheque', 'bankDraft', 'autopay', '', 'toString'])('is false for %j', (method) =>
    expect(isOnlineMethod(method)).toBe(false),
  );
});
