/** Returns the message key of the mail about a refund that was paid: it is sent once. */
export function refundDoneKey(attemptId: string): string {
  return `refundDone:${attemptId}`;
}
