/** Says that the outbox has a new message, put there by this process or by another one. */
export interface OutboxSignal {
  /**
   * Calls `wake` soon after a message was added or requeued and its transaction was committed. A call
   * may come without a message. It may also stay away, so that the outbox must be polled as well.
   *
   * @returns ends it
   */
  onMessage(wake: () => void): () => void;
}
