/** A page of some browser, as far as stories need one. */
export interface StoryPage {
  /** Name and version of the browser. */
  readonly browser: string;
  /** Goes to an address. */
  open(url: string): Promise<void>;
  /**
   * Runs a function in the page and waits for what it gives. It must need nothing from outside.
   *
   * @throws {Error} what the function threw, or why the browser cannot run it
   */
  call<Given, Gives>(run: (given: Given) => Gives | Promise<Gives>, given: Given): Promise<Gives>;
  /** Ends the browser. */
  close(): Promise<void>;
}

/** In CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}
