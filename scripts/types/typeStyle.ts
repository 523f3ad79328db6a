/** The format of all generated types. */
export const TYPE_STYLE = {
  ignoreMinAndMaxItems: true,
  additionalProperties: false,
  style: { singleQuote: true, printWidth: 100 },
} as const;
