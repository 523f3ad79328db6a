/** A signal for new outbox messages from any process. */
export interface OutboxSignal {
  /**
   * Calls `wake` soon after a message was added or requeued and its transaction was committed. A
   * call may come without a message. A call may also be missed, so the outbox must be polled as
   * well.
   *
   * @returns a function that stops the signal
   */
  onMessage(wake: () => void): () => void;
}
