/** Key of the mail that a payment was paid back: it is written once. */
export function refundDoneKey(attemptId: string): string {
  return `refundDone:${attemptId}`;
}
