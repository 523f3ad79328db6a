import { describe, expect, it } from 'vitest';
import { namePackage } from '../../../../server/services/export/namePackage.ts';

type Files = Parameters<typeof namePackage>[0];

const bytes = (text: string) => new TextEncoder().encode(text);
const file = (kind: Files[number]['kind'], sha256: string, content = bytes(sha256)) => ({
  kind,
  sha256,
  content,
  key: `k/${sha256}`,
  type: 'application/pdf',
});
const answers = (content: unknown) => file('export', 'e', bytes(JSON.stringify(content)));

/** Returns the exported name of the only attachment, which the applicant named `name`. */
function attachmentNamed(name: unknown): string {
  const files = [answers({ formData: { scan: { sha256: 'a', name } } }), file('attachment', 'a')];
  return (namePackage(files)[1]?.path ?? '').replace(/^attachments\/001-/, '');
}

describe('namePackage', () => {
  it('has fixed names for the files of the portal, and their bytes', () => {
    const files = [answers({}), file('signed', 's'), file('acknowledgement', 'k')];
    expect(namePackage(files)).toEqual([
      { path: 'submission.json', content: bytes('{}') },
      { path: 'signed.pdf', content: bytes('s') },
      { path: 'acknowledgement.pdf', content: bytes('k') },
    ]);
  });

  it('numbers attachments and finds their names at any depth', () => {
    const rows = [{ scan: { sha256: 'b', name: 'two.pdf' } }, null, 'text', 7];
    const files = [
      file('attachment', 'a'),
      answers({ formData: { scan: { sha256: 'a', name: 'one.pdf' }, rows } }),
      file('attachment', 'b'),
      file('attachment', 'c'),
    ];
    expect(namePackage(files).map(({ path }) => path)).toEqual([
      'attachments/001-one.pdf',
      'submission.json',
      'attachments/002-two.pdf',
      'attachments/003-attachment',
    ]);
  });

  it('gives files of one name different paths', () => {
    const scans = ['a', 'b'].map((sha256) => ({ sha256, name: 'scan.pdf' }));
    const files = [answers({ scans }), file('attachment', 'a'), file('attachment', 'b')];
    expect(new Set(namePackage(files).map(({ path }) => path)).size).toBe(3);
  });

  it('names attachments without an export', () => {
    expect(namePackage([file('attachment', 'a')])).toMatchObject([
      { path: 'attachments/001-attachment' },
    ]);
  });

  it.each([
    ['scan.pdf', 'scan.pdf'],
    ['租約 第１頁.pdf', '租約_第１頁.pdf'],
    ['Café.pdf'.normalize('NFD'), 'Café.pdf'],
    ['हिन्दी.pdf', 'हिन्दी.pdf'],
    ['../../etc/passwd', '.._.._etc_passwd'],
    ['C:\\Temp\\a.pdf', 'C_Temp_a.pdf'],
    ['a\u0000b\u202ec\r\nd.pdf', 'a_b_c_d.pdf'],
    ['a<b>|"?*.pdf', 'a_b_.pdf'],
    ['a.pdf. . .', 'a.pdf'],
    ['📎.pdf', '_.pdf'],
    [`${'A'.repeat(41)}.pdf`, `${'A'.repeat(40)}.pdf`],
    [`${'𠮷'.repeat(41)}.pdf`, `${'𠮷'.repeat(40)}.pdf`],
    [`a.${'x'.repeat(60)}`, `a.${'x'.repeat(38)}`],
    [7, 'attachment'],
  ])('turns the name %j into %j', (name, expected) => {
    expect(attachmentNamed(name)).toBe(expected);
  });

  it.each(['', '.', '..', '...', '/', '___'])(
    'returns no slash and no final dot for the name %j',
    (name) => {
      expect(attachmentNamed(name)).not.toMatch(/[/\\]|\.$/);
    },
  );
});
