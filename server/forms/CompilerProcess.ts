import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import settingsSchema from '#schemas/config/server-config.schema.json' with { type: 'json' };
import { PROJECT_ROOT } from '../config/projectRoot.ts';
import type { CompileFolders, CompileOptions, CompileReport } from './compileAll.ts';

/** An order for the compiler process. */
export interface CompileOrder {
  readonly folders: CompileFolders;
  readonly options: CompileOptions;
}

/** The response of the compiler process. */
export type CompileAnswer = { readonly report: CompileReport } | { readonly fault: string };

/**
 * Maximum time for an order. A first start on a slow machine takes a minute, so a check that takes
 * ten has a fault.
 */
const COMPILE_WITHIN_MS = 10 * 60_000;
/**
 * Idle time after which the process ends. An author who saves one file usually saves another file
 * soon.
 */
const IDLE_MS = 90_000;

/** Folder of Node's compile cache for the process, which halves its start time. */
const CODE_CACHE = join(PROJECT_ROOT, 'build/code-cache');

/**
 * A separate process that runs `compileAll`. The process ends 90 seconds after its last use, which
 * frees its memory. No form can block the portal.
 */
export class CompilerProcess {
  #child: ChildProcess | undefined;
  #idle: NodeJS.Timeout | undefined;
  #last: Promise<unknown> = Promise.resolve();

  /** Starts the process unless it runs, because an order will follow soon. */
  warm(): void {
    this.#running();
    this.#endWhenIdle();
  }

  /**
   * Compiles the forms; orders run one after another.
   *
   * @throws {Error} as `compileAll` does, or when the process ends early or takes longer than ten
   *   minutes
   */
  compile(folders: CompileFolders, options: CompileOptions = {}): Promise<CompileReport> {
    const { formsDirs, tablesDir, definitionsDir } = folders;
    const order: CompileOrder = { folders: { formsDirs, tablesDir, definitionsDir }, options };
    const answer = this.#last.then(() => this.#submit(order));
    this.#last = answer.catch(() => undefined);
    return answer;
  }

  /** Kills the process, even while it compiles. */
  close(): void {
    clearTimeout(this.#idle);
    this.#child?.kill();
  }

  async #submit(order: CompileOrder): Promise<CompileReport> {
    clearTimeout(this.#idle);
    const child = this.#running();
    child.ref();
    child.channel?.ref();
    const tooLong = setTimeout(() => child.kill('SIGKILL'), COMPILE_WITHIN_MS);
    try {
      const answer = await answerOf(child, order);
      if ('fault' in answer) throw new Error(answer.fault);
      return answer.report;
    } finally {
      clearTimeout(tooLong);
      this.#endWhenIdle();
    }
  }

  #running(): ChildProcess {
    if (this.#child) return this.#child;
    const child = fork(new URL('./compileWorker.ts', import.meta.url), {
      env: { NODE_COMPILE_CACHE: CODE_CACHE, ...withoutSettings(process.env) },
      execArgv: [],
    });
    const forget = () => {
      if (this.#child === child) this.#child = undefined;
    };
    child.once('exit', forget);
    child.once('error', forget);
    this.#child = child;
    return child;
  }

  #endWhenIdle(): void {
    clearTimeout(this.#idle);
    this.#idle = setTimeout(() => this.#child?.kill(), IDLE_MS).unref();
    // The process must not keep the server alive.
    this.#child?.unref();
    this.#child?.channel?.unref();
  }
}

function answerOf(child: ChildProcess, order: CompileOrder): Promise<CompileAnswer> {
  return new Promise((resolve, reject) => {
    const settle = (act: () => void) => {
      child.off('message', onMessage).off('error', onError).off('exit', onExit);
      act();
    };
    const onMessage = (message: unknown) => settle(() => resolve(message as CompileAnswer));
    const onError = (error: Error) => settle(() => reject(error));
    const onExit = (code: number | null, signal: string | null) => {
      const how = signal ?? code;
      settle(() => reject(new Error(`Cannot compile the forms: the process ended with ${how}`)));
    };
    child.on('message', onMessage).on('error', onError).on('exit', onExit);
    child.send(order);
  });
}

/**
 * A variable with which Node reports every import, for `--watch`. It is removed, because the portal
 * itself watches whole folders.
 */
const REPORT_IMPORTS = 'WATCH_REPORT_DEPENDENCIES';

/**
 * Removes the portal's settings from the environment. A process that runs authors' code must not
 * get the portal's keys or addresses.
 */
function withoutSettings(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const isSetting = (name: string) =>
    name === REPORT_IMPORTS ||
    Object.hasOwn(settingsSchema.properties, name.replace(/_FILE$/, '')) ||
    Object.hasOwn(settingsSchema.properties, name);
  return Object.fromEntries(Object.entries(env).filter(([name]) => !isSetting(name)));
}
