/** Returns the outbox key of the mail about a paid refund, so that this mail is sent once. */
export function refundDoneKey(attemptId: string): string {
  return `refundDone:${attemptId}`;
}
