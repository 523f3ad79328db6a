/** A page of any browser, with the functions that stories need. */
export interface StoryPage {
  /** The name and version of the browser. */
  readonly browser: string;
  /** Opens a URL. */
  open(url: string): Promise<void>;
  /**
   * Runs a function in the page and waits for its result. The function must not use variables of
   * the caller.
   *
   * @throws {Error} the error of the function, or the reason why the browser cannot run it
   */
  call<Given, Gives>(run: (given: Given) => Gives | Promise<Gives>, given: Given): Promise<Gives>;
  /** Closes the browser. */
  close(): Promise<void>;
}

/** A size in CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}
