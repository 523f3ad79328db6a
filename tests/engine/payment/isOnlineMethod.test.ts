import { describe, expect, it } from 'vitest';
import { isOnlineMethod } from '#engine';

describe('isOnlineMethod()', () => {
  it.each(['online', 'visa', 'pps', 'fps', 'creditcard', 'creditcard-jcb', 'applepay', 'echq'])(
    'counts %s among the online methods',
    (method) => expect(isOnlineMethod(method)).toBe(true),
  );

  it.each(['cash', 'cheque', 'bankDraft', 'autopay', '', 'toString'])(
    'counts %j among the others',
    (method) => expect(isOnlineMethod(method)).toBe(false),
  );
});
