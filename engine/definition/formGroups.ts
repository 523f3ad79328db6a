/** What a list of all forms is divided into, in the order of the list. */
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

/** One part of the list of all forms. */
export type FormGroup = (typeof FORM_GROUPS)[number];
