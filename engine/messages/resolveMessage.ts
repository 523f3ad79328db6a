import type { MessageArgs, MessageRef } from './MessageRef.ts';
import { plainText } from './plainText.ts';

/** Looks a text of the catalogue up and fills its arguments in; `undefined` when there is none. */
export type Catalogue = (key: string, args: MessageArgs) => string | undefined;

/**
 * Finds the words of a message.
 *
 * The text of its key; where there is none, what the other side said, if the key is of one of our
 * own namespaces (so that the words are ours too and carry no internals); otherwise the general
 * message, with the submission's number where there is one. A text of `null` is no text.
 *
 * @param message key, arguments, and what is known besides
 * @param catalogue texts in the language wanted
 * @returns the words: text, never markup; the key itself when not even the general message exists
 * @see specification, document 1, section 8 "Handling"
 */
export function resolveMessage(message: MessageRef, catalogue: Catalogue): string {
  return (
    text(catalogue(message.key, message.args)) ??
    ownText(message) ??
    generalText(message, catalogue)
  );
}

function ownText(message: MessageRef): string | undefined {
  return OUR_NAMESPACES.test(message.key) ? text(plainText(message.text ?? '')) : undefined;
}

function generalText(message: MessageRef, catalogue: Catalogue): string {
  const { submissionId } = message;
  const withId =
    submissionId === undefined
      ? undefined
      : text(catalogue('generalErrMsgWithSubmissionId', [submissionId]));
  return withId ?? text(catalogue('generalErrMsg', [])) ?? message.key;
}

function text(words: string | undefined): string | undefined {
  return words === undefined || words === '' || words === 'null' ? undefined : words;
}

/** Keys whose words are written by us, in the product or in the definition of a form. */
const OUR_NAMESPACES = /^(?:validation|validationErr|warn|payment|signing|captcha)_/;
