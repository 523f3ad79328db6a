/**
 * Returns the number of an option such as `--seconds=8`, or a default when the option is absent.
 */
export function numberOf(options: readonly string[], name: string, otherwise: number): number {
  const given = options.find((each) => each.startsWith(name))?.slice(name.length);
  return given === undefined ? otherwise : Number(given);
}
