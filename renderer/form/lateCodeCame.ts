let settle: () => void;

/** Settles when what comes late has come, whoever asked for it; never where it cannot be had. */
export const lateCodeCame = new Promise<void>((resolve) => {
  settle = resolve;
});

/** For who fetches it (`loadLateCode`). */
export const tellLateCodeCame = () => settle();
