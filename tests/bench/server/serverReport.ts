import type { ServerFigures } from './benchServer.ts';

/** Returns the figures of a portal as lines of a table, with each goal and whether it is met. */
export function serverReport(figures: ServerFigures): readonly string[] {
  const { engine, firstStartMs, secondStartMs, rest, bare, loads, rssAfterMb } = figures;
  return [
    '',
    `server, ${engine} database (open model, times from the moment a request was due)`,
    row('', 'per second', 'p50, ms', 'p95, ms', 'failed', 'of bare p95', 'goal'),
    row(
      'bare indexed select',
      String(bare.perSecond),
      ms(bare.p50),
      ms(bare.p95),
      `${bare.failed}`,
    ),
    ...loads.map(({ name, perSecond, p50, p95, failed, atMost }) => {
      const ratio = p95 / bare.p95;
      const met = failed === 0 && ratio <= (atMost ?? Number.POSITIVE_INFINITY);
      const goal = atMost === undefined ? '' : `<= ${atMost}x ${met ? 'met' : 'MISSED'}`;
      return row(name, `${perSecond}`, ms(p50), ms(p95), `${failed}`, `${ratio.toFixed(1)}x`, goal);
    }),
    row('time to an open form, s', `first ${s(firstStartMs)}`, `again ${s(secondStartMs)}`),
    row('at rest', `${(rest.cpu * 100).toFixed(1)} % core`, `${rest.rssMb.toFixed(0)} MB`),
    row('after the loads', '', `${rssAfterMb.toFixed(0)} MB`),
  ];
}

/** Formats milliseconds for a table cell. */
export const ms = (time: number): string => time.toFixed(time < 100 ? 1 : 0);
const s = (time: number): string => (time / 1000).toFixed(1);

/** Returns a line of a table: a name and its right-aligned cells. */
export const row = (name: string, ...cells: readonly string[]): string =>
  [name.padEnd(26), ...cells.map((cell) => cell.padStart(14))].join('');
