import { vi } from 'vitest';
import type { Services } from '../../server/services/contract/Services.ts';

/** Returns mocks of all services. `saveSubmission` succeeds; most others return `undefined`. */
export function fakeServices(over: Partial<Services> = {}): Services {
  const none = async () => undefined;
  return {
    saveSubmission: vi.fn(async () => ({
      result: 'ok' as const,
      submissionId: 'SUBMISSION1',
      amountCents: 38000,
      invalidSignatures: [],
    })),
    updateSubmission: vi.fn(none),
    submitForm: vi.fn(none),
    readByTransaction: vi.fn(none),
    signedForm: vi.fn(none),
    definitionOf: vi.fn(none),
    createTransaction: vi.fn(none),
    currentTransaction: vi.fn(none),
    paymentMethods: vi.fn(async () => []),
    startWebPayment: vi.fn(none),
    startFpsPayment: vi.fn(none),
    payByWallet: vi.fn(none),
    paymentStatus: vi.fn(none),
    cancelPayment: vi.fn(none),
    updatePayment: vi.fn(none),
    refreshPreviousPayment: vi.fn(none),
    pollTransaction: vi.fn(none),
    receiveNotification: vi.fn(async () => 'refused' as const),
    applyGatewayResult: vi.fn(none),
    formToSign: vi.fn(none),
    prepareSignature: vi.fn(none),
    completeSignature: vi.fn(none),
    restoreSigned: vi.fn(async () => ({ result: 'formChanged' as const })),
    ...over,
  };
}
