import type { ToolName } from './tools.ts';

/** A part of the test run. */
export interface Suite {
  readonly name: string;
  readonly what: string;
  readonly tools: readonly ToolName[];
  readonly database?: boolean;
  /** Measures time: runs one file at a time, alone on the machine. */
  readonly isAlone?: boolean;
  /** Uses at most half of a small machine: runs in parallel with the next suite of this kind. */
  readonly isLight?: boolean;
  /** Takes long: runs only when it is named on the command line. */
  readonly onDemand?: boolean;
  /** Additional environment variables. */
  readonly env?: Readonly<Record<string, string>>;
  /** The file of an additional reporter of the project, next to Vitest's own. */
  readonly reporter?: string;
  /** A project of vite.config.ts or of playwright.config.ts, or a command. */
  readonly run:
    | { readonly vitest: string }
    | { readonly playwright: string }
    | { readonly command: readonly string[] };
}

/** All suites of `npm test`, in order: the quick ones that find most faults first. */
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
    what: 'every form rendered and walked, broken forms, random schemas and answers, hostile bodies',
    tools: [],
    run: { vitest: 'generated' },
  },
  {
    name: 'documents',
    what: 'PDF, Word documents and signatures read by other programs',
    isLight: true,
    tools: ['chromium', 'pdfsig', 'pdftotext', 'writer', 'calc', 'qpdf', 'certutil', 'openssl'],
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

/** Groups suites that run in parallel, and keeps their order. */
export function groupsOf(suites: readonly Suite[]): readonly (readonly Suite[])[] {
  const groups: Suite[][] = [];
  for (const suite of suites) {
    const last = groups.at(-1);
    if (suite.isLight && last?.[0]?.isLight) last.push(suite);
    else groups.push([suite]);
  }
  return groups;
}
