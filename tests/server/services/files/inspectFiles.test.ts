import { describe, expect, it } from 'vitest';
import type { FileRecord } from '../../../../server/ports/store/SubmissionStore.ts';
import { inspectFiles } from '../../../../server/services/files/inspectFiles.ts';
import { attachedFile } from '../../support/fileField.ts';

type Inspector = Parameters<typeof inspectFiles>[0];
const LIMITS = { maxBytes: 9, accept: ['.pdf'] };
const [GOOD, BAD] = [attachedFile('good'), attachedFile('bad', 'bad.pdf')];
const named = ({ answer }: typeof GOOD, pointer: string) => ({
  ...answer,
  pointer,
  limits: LIMITS,
  isECheque: false,
});

/** Inspects files; a file with `bad` in its name is invalid. Also returns the inspected files. */
async function inspect(
  files: readonly ReturnType<typeof named>[],
  incoming: readonly (typeof GOOD)['incoming'][],
  kept: readonly string[] = [],
) {
  const inspected: unknown[] = [];
  const inspector = {
    inspect: async ({ name, type }: { name: string; type: string }, limits: unknown) => {
      inspected.push([name, type, limits]);
      if (name.startsWith('bad')) return { ok: false, key: 'validation_pdf', args: [7] };
      return { ok: true, name, type };
    },
    close: async () => {},
  } as unknown as Inspector;
  const records = kept.map((sha256) => ({ sha256 }) as FileRecord);
  return { errors: await inspectFiles(inspector, files, incoming, records), inspected };
}

describe('inspectFiles', () => {
  it('returns an error for each invalid or missing file, in page order', async () => {
    const files = [named(BAD, '/a'), named(GOOD, '/b'), named(attachedFile('lost'), '/c')];
    const { errors, inspected } = await inspect(files, [GOOD.incoming, BAD.incoming]);
    expect(errors).toEqual([
      { path: '/a', key: 'validation_pdf', args: [7] },
      { path: '/c', key: 'validation_file_required', args: [] },
    ]);
    const type = 'application/pdf';
    expect(inspected).toEqual([
      ['bad.pdf', type, LIMITS],
      ['scan.pdf', type, LIMITS],
    ]);
  });

  it('inspects no stored file again, but a file that is sent again', async () => {
    const files = [named(BAD, '/a')];
    const sha256 = BAD.incoming.sha256;
    expect(await inspect(files, [], [sha256])).toEqual({ errors: [], inspected: [] });
    const { errors } = await inspect(files, [BAD.incoming], [sha256]);
    expect(errors).toMatchObject([{ path: '/a', key: 'validation_pdf' }]);
  });

  it('ignores sent files that the answers do not name', async () => {
    expect(await inspect([], [BAD.incoming])).toEqual({ errors: [], inspected: [] });
  });

  it('T-47: a file that cannot be inspected is refused', async () => {
    const broken = () => Promise.reject(new Error('out of order'));
    const inspector = { inspect: broken, close: async () => {} };
    const inspecting = inspectFiles(inspector, [named(GOOD, '/a')], [GOOD.incoming], []);
    await expect(inspecting).rejects.toThrow('out of order');
  });
});
