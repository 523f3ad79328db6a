/** How generated types are written, all of them. */
export const TYPE_STYLE = {
  ignoreMinAndMaxItems: true,
  additionalProperties: false,
  style: { singleQuote: true, printWidth: 100 },
} as const;
