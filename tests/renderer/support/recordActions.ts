import { type Mock, vi } from 'vitest';
import type { RecordActions } from '../../../renderer/form-context/Records.ts';

/** Creates the actions of a list as mocks. */
export function recordActions(): {
  readonly [name in keyof RecordActions]: Mock<RecordActions[name]>;
} {
  return {
    open: vi.fn(),
    turn: vi.fn(),
    add: vi.fn(),
    copy: vi.fn(),
    remove: vi.fn(),
    move: vi.fn(),
  };
}
