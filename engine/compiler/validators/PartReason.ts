/** A message about a part of an answer of any shape. */
export interface PartReason {
  readonly key: string;
  /** Name of the Ajv parameter with the limit of the message. */
  readonly limit?: string;
  /** Name of the Ajv parameter with the missing or unknown property. */
  readonly name?: string;
  /** Message keys that replace `key`, by the value of the parameter that `by` names. */
  readonly keys?: Readonly<Record<string, string>>;
  /** Name of the Ajv parameter that selects a key of `keys`. */
  readonly by?: string;
  /** Arguments of the message other than a limit. */
  readonly args?: readonly string[];
}
