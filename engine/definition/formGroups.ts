/** The groups in the list of all forms, in order. */
export const FORM_GROUPS = [
  'propertyAlert',
  'searches',
  'registration',
  'ownersCorporations',
  'onlineServices',
  'dataSubscriptions',
  'workshops',
  'information',
  'other',
  'testing',
] as const;

/** A group in the list of all forms. */
export type FormGroup = (typeof FORM_GROUPS)[number];
