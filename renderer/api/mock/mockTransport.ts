import { MOCK_DELAY_MS } from '#engine';
import type { Transport } from '../transport.ts';
import { paymentMock } from './paymentMock.ts';
import { submissionMock } from './submissionMock.ts';

/**
 * Creates a transport that mocks the payment and submission services. The mocks respond after 100
 * ms, without a server. Stories use it, and so does the flag `MOCK`, which only a demonstration may
 * set.
 *
 * @param others sends the calls of all other services
 * @see specification, document 1, section 7 "both have mock variants with a 100 ms delay"
 */
export function mockTransport(others: Transport): Transport {
  return async (request) => {
    const body = submissionMock(request) ?? paymentMock(request);
    if (body === undefined) return others(request);
    await new Promise((resolve) => setTimeout(resolve, MOCK_DELAY_MS));
    return { status: 200, header: () => null, body: JSON.stringify(body) };
  };
}
