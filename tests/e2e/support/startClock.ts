/**
 * Starts the clock of a portal under test at another instant. Node loads this module first
 * (`--import`). Forms that have closed since that instant are open, and the dates of a sample
 * remain valid.
 */
const aheadMs = Number(process.env.CLOCK_AHEAD_MS ?? 0);
const RealDate = Date;

if (aheadMs !== 0) {
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args: readonly unknown[], made) =>
      Reflect.construct(target, args.length === 0 ? [RealDate.now() + aheadMs] : args, made),
    get: (target, name) =>
      name === 'now' ? () => RealDate.now() + aheadMs : Reflect.get(target, name),
  });
}
