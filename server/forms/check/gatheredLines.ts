import { type Finding, lineOf, linkOf } from './Finding.ts';

/** The most places that a line about gathered findings names. */
const MOST_PLACES = 10;
/** The fewest findings of one kind that are gathered. */
const FEWEST = 3;

/**
 * Formats findings for a terminal. Findings that follow from another are counted below it. Three or
 * more findings of one kind in one file are gathered: the first in full, the others as places with
 * the names that differ.
 *
 * @param findings sorted by `inOrder`
 * @returns lines; those about further findings are indented
 */
export function gatheredLines(findings: readonly Finding[]): readonly string[] {
  const followers = Map.groupBy(findings, ({ follows }) => follows);
  const causes = followers.get(undefined) ?? [];
  const kinds = Map.groupBy(causes, kindOf);
  return causes.flatMap((finding) => {
    const alike = kinds.get(kindOf(finding)) ?? [];
    if (alike.length >= FEWEST && alike[0] !== finding) return [];
    const others = alike.length >= FEWEST ? alike.slice(1) : [];
    const gathered = [finding, ...others];
    const effects = gathered.flatMap((each) => followers.get(linkOf(each)) ?? []);
    return [lineOf(finding), ...moreLine(others), ...effectsLine(effects)];
  });
}

/** The names and pointers in a message: what differs between findings of one kind. */
const NAMES = /"[^"]*"|(?<![\p{L}\p{N}_.])\/[\p{L}\p{M}\p{N}_@/*.-]+/gu;

function namesIn(message: string): readonly string[] {
  return message.match(NAMES) ?? [];
}

/** Returns a text that is equal for findings of one kind: with the names taken out. */
function kindOf({ file, severity, code, message, remedy }: Finding): string {
  // The remedy of a missing text names its neighbour in the file, which always differs.
  const names = namesIn(code === 'missing-text' ? `${message} ${remedy}` : message);
  const withoutNames = names.reduce((text, name) => text.replaceAll(name, '…'), remedy);
  return [file, severity, code, message.replaceAll(NAMES, '…'), withoutNames].join('\n');
}

function moreLine(others: readonly Finding[]): readonly string[] {
  if (others.length === 0) return [];
  const places = others.map(({ line, column, message }) =>
    [`${line}:${column}`, ...namesIn(message)].join(' '),
  );
  return [`  and ${others.length} more of this kind: ${listed(places)}`];
}

function effectsLine(effects: readonly Finding[]): readonly string[] {
  if (effects.length === 0) return [];
  const verb = effects.length === 1 ? 'follows' : 'follow';
  const places = effects.map((each) => `${linkOf(each)} ${each.code}`);
  return [`  and ${effects.length} that ${verb} from it: ${listed(places)}`];
}

function listed(places: readonly string[]): string {
  const shown = places.slice(0, MOST_PLACES).join(', ');
  const rest = places.length - MOST_PLACES;
  return rest > 0 ? `${shown}, and ${rest} more (--json lists all)` : shown;
}
