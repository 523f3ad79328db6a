import type { ToolName } from './tools.ts';

/** One part of the test run. */
export interface Suite {
  readonly name: string;
  readonly what: string;
  readonly tools: readonly ToolName[];
  readonly database?: boolean;
  /** Measures time: one file at a time has the machine. */
  readonly isAlone?: boolean;
  /** Leaves half a small machine idle, for programs or a database: runs at once with the next such. */
  readonly isLight?: boolean;
  /** Takes long: runs only when it is named. */
  readonly onDemand?: boolean;
  /** Further variables of the environment. */
  readonly env?: Readonly<Record<string, string>>;
  /** A reporter of ours beside Vitest's own: its file. */
  readonly reporter?: string;
  /** A project of vite.config.ts or of playwright.config.ts, else a command. */
  readonly run:
    | { readonly vitest: string }
    | { readonly playwright: string }
    | { readonly command: readonly string[] };
}

/** Everything `npm test` runs, in order: the quick and telling first. */
export const SUITES: readonly Suite[] = [
  {
    name: 'check',
    what: 'types, lint, import rules, dead code, forms',
    tools: [],
    run: { command: ['node', 'scripts/check.ts', '--without-unit'] },
  },
  { name: 'unit', what: 'rooms, one by one', tools: [], run: { vitest: 'unit' } },
  {
    name: 'portal',
    what: 'the server, its store, its sockets',
    tools: [],
    run: { vitest: 'portal' },
  },
  {
    name: 'generated',
    what: 'every form drawn and walked, broken forms, random schemas and answers, hostile bodies',
    tools: [],
    run: { vitest: 'generated' },
  },
  {
    name: 'documents',
    what: 'PDF, Word documents and signatures read by other programs',
    isLight: true,
    tools: ['pdfsig', 'pdftotext', 'writer', 'calc', 'qpdf', 'certutil', 'openssl'],
    run: { vitest: 'documents' },
  },
  {
    name: 'postgres',
    what: 'the store on PostgreSQL',
    isLight: true,
    tools: [],
    database: true,
    run: { vitest: 'postgres' },
  },
  {
    name: 'protocol',
    what: 'payment protocol: random schedules, mutants, kill -9',
    tools: [],
    run: { vitest: 'protocol' },
  },
  {
    name: 'load',
    what: 'forms that come, change and go while the portal is busy; ten big uploads at once',
    tools: [],
    isAlone: true,
    run: { vitest: 'load' },
  },
  {
    name: 'stories',
    what: 'every story in Chromium, with axe',
    tools: ['chromium', 'chineseFonts'],
    reporter: './.storybook/StoryCounts.ts',
    run: { vitest: 'stories' },
  },
  {
    name: 'e2e',
    what: 'the portal walked in Chromium',
    tools: ['chromium', 'chineseFonts'],
    run: { playwright: 'portal' },
  },
  {
    name: 'e2e-timed',
    what: 'how soon a dropped-in folder is open to applicants, and a saved form is shown to its author',
    tools: ['chromium', 'chineseFonts'],
    env: { E2E_WITHOUT_PORTAL: 'true' },
    run: { playwright: 'timed' },
  },
  {
    name: 'e2e-forms',
    what: 'six forms, and those that were changed, walked to their end; each method paid with over the gateway',
    tools: ['chromium', 'chineseFonts'],
    run: { playwright: 'forms' },
  },
  {
    name: 'e2e-all',
    what: 'every screen of every form in three languages, going on where it was broken off; each method with each ending over the gateway',
    tools: ['chromium', 'chineseFonts'],
    onDemand: true,
    env: { WALK_RESUME: 'true' },
    run: { playwright: 'all' },
  },
];

/** Suites in the order given, those together that run at once. */
export function groupsOf(suites: readonly Suite[]): readonly (readonly Suite[])[] {
  const groups: Suite[][] = [];
  for (const suite of suites) {
    const last = groups.at(-1);
    if (suite.isLight && last?.[0]?.isLight) last.push(suite);
    else groups.push([suite]);
  }
  return groups;
}
