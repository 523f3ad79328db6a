import { describe, expect, it } from 'vitest';
import { wireFaultOf } from '../../../../server/sandbox/service/wireFaults.ts';

describe('wireFaultOf', () => {
  it.each([
    [38_031, { status: 'hang' }],
    [38_032, { status: 'malformed' }],
    [38_033, { status: 'noAmount' }],
    [38_034, { status: 'otherTransaction' }],
    [38_035, { status: 'notFound' }],
    [38_037, { create: 'hang' }],
    [38_039, { create: 'lost' }],
    [38_042, { notification: 'late' }],
    [38_048, { receipt: 'refused' }],
    [49, { receipt: 'lost' }],
  ])('finds the fault of %d cents', (cents, fault) => {
    expect(wireFaultOf(cents)).toMatchObject(fault);
  });

  it.each([
    [38_051, 1],
    [38_059, 9],
  ])('reports %d cents as in process for %d queries', (cents, inProcessTimes) => {
    const name = `in process ${inProcessTimes} times, then approved`;
    expect(wireFaultOf(cents)).toEqual({ name, inProcessTimes });
  });

  it.each([38_000, 38_015, 38_030, 38_036, 38_050, 38_060, 31_00])('finds none for %d', (cents) => {
    expect(wireFaultOf(cents)).toBeUndefined();
  });
});
