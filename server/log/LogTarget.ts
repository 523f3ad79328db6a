/** A target for log lines: standard output, or a replacement in a test. */
export interface LogTarget {
  write(line: string): void;
}
