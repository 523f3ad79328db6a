import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** CPU and memory of a process that gets no requests. */
export interface RestFigures {
  /** Share of one core. */
  readonly cpu: number;
  readonly rssMb: number;
}

/** Returns the resident memory of a process in MB, as Linux counts it (proc(5)). */
export function rssMb(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024;
}

/** Measures a process for a number of seconds. */
export async function atRest(pid: number, seconds: number): Promise<RestFigures> {
  const [before, started] = [cpuSeconds(pid), performance.now()];
  await sleep(seconds * 1000);
  const used = cpuSeconds(pid) - before;
  return { cpu: used / ((performance.now() - started) / 1000), rssMb: rssMb(pid) };
}

/** Ticks of Linux: a hundred a second. */
const TICKS = 100;

function cpuSeconds(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The program's name, in brackets, can contain spaces. User and system time are fields 14 and 15.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}
