/**
 * Tells whether a text is a time of day spelt `h:mm AM` or `h:mm PM`. As the specification has it,
 * hours may be 0 to 23: `13:00 PM` is one in the afternoon. The Chinese words for morning and
 * afternoon are respelt to the Latin ones before.
 *
 * @see spec document 2, section 5 "Generic rules" (validation_invalidTime)
 */
export function isTime12h(value: string): boolean {
  return TIME.test(value);
}

const TIME = /^(?:[01]?\d|2[0-3]):[0-5]\d (?:AM|PM)$/;
