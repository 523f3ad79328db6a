/** That something happens once, for who waits for it. */
interface Signal {
  readonly happened: Promise<void>;
  readonly tell: () => void;
}

function makeSignal(): Signal {
  let tell = () => {};
  const happened = new Promise<void>((resolve) => {
    tell = resolve;
  });
  return { happened, tell };
}

/** What comes late is about to be needed; told by `whenInSight`, heard by `loadLateCode`, which it cannot import. */
export const lateCodeWanted = makeSignal();

/** What comes late has come, whoever asked for it; never where it cannot be had. */
export const lateCodeCame = makeSignal();
