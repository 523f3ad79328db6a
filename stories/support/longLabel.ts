/** A label that no layout may break at. */
export const LONG_LABEL =
  'The full name of the owner, or of each of the joint owners in the order in which they stand in the land register, exactly as it appears on the identification document';
