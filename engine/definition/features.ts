/**
 * Features that a portal may have and that texts may mention. Texts between `{{#identityApp}}` and
 * `{{/identityApp}}` are shown only where the portal declares the feature (`FEATURES` of
 * WFP_CONFIG).
 *
 * - `identityApp`: signing and filling in with the Government's identity app
 */
export const FEATURES = ['identityApp'] as const;

/** The name of a feature. */
export type Feature = (typeof FEATURES)[number];

/**
 * Checks whether a name is the name of a feature.
 *
 * @example
 * isFeature('identityApp'); // true
 * isFeature('IdentityApp'); // false
 */
export function isFeature(name: string): name is Feature {
  return FEATURES.some((feature) => feature === name);
}
