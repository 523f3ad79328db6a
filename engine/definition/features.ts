/**
 * Features that a portal may have and that texts may speak of. Texts between `{{#identityApp}}` and
 * `{{/identityApp}}` are shown only where the portal declares the feature (`FEATURES` of WFP_CONFIG).
 *
 * - `identityApp`: signing and filling in with the Government's identity app
 */
export const FEATURES = ['identityApp'] as const;

/** Name of a feature. */
export type Feature = (typeof FEATURES)[number];

/** Checks whether a name is that of a feature. */
export function isFeature(name: string): name is Feature {
  return FEATURES.some((feature) => feature === name);
}
