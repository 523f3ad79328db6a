/** The values of the text's `{0}` and `{1}`. */
export type MessageArgs = readonly (string | number)[];

/**
 * A message by its key. It contains no prose, so that it can be shown in any language at any time.
 */
export interface MessageRef {
  /** The key in the product's catalogue, such as `captchaNotMatch`. */
  readonly key: string;
  readonly args: MessageArgs;
  /** The text of the other system. It is shown only if `resolveMessage` trusts it. */
  readonly text?: string | undefined;
  /** The keys of further messages, for several errors at once. */
  readonly also?: readonly string[] | undefined;
  /** The submission of the message, for the help desk. */
  readonly submissionId?: string | undefined;
  /** The reference of the failed call, for the help desk. */
  readonly reference?: string | undefined;
}

/**
 * Returns a message and its further messages as separate messages.
 *
 * @example
 * eachMessage({ key: 'wrongFee', args: ['10.00'], also: ['callUs'] });
 * // [{ key: 'wrongFee', args: ['10.00'] }, { key: 'callUs', args: [] }]
 */
export function eachMessage({ also = [], ...message }: MessageRef): readonly MessageRef[] {
  return [message, ...also.map((key) => ({ key, args: [] }))];
}
