/** What the text's `{0}`, `{1}` stand for. */
export type MessageArgs = readonly (string | number)[];

/** A message by its key: never prose, so that it can be said in any language at any time. */
export interface MessageRef {
  /** Key of the product's catalogue: `captchaNotMatch`. */
  readonly key: string;
  readonly args: MessageArgs;
  /** What the other side said in words. Shown only where `resolveMessage` trusts it. */
  readonly text?: string | undefined;
  /** Keys of further messages, where several things are wrong at once. */
  readonly also?: readonly string[] | undefined;
  /** Submission that the message is about, for the help desk. */
  readonly submissionId?: string | undefined;
  /** Reference of the failed call, for the help desk. */
  readonly reference?: string | undefined;
}

/** A message and those that belong to it, each by itself. */
export function eachMessage({ also = [], ...message }: MessageRef): readonly MessageRef[] {
  return [message, ...also.map((key) => ({ key, args: [] }))];
}
