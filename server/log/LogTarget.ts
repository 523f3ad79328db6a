/** A target for log lines; standard output unless a test replaces it. */
export interface LogTarget {
  write(line: string): void;
}
