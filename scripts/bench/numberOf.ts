/** Returns the number of an option such as `--seconds=8`, or another when it was not given. */
export function numberOf(options: readonly string[], name: string, otherwise: number): number {
  const given = options.find((each) => each.startsWith(name))?.slice(name.length);
  return given === undefined ? otherwise : Number(given);
}
