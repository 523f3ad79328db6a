import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Plan, UPLOAD_LIMIT_BYTES } from '#engine';
import { ApiError } from '../../../../server/http/errors.ts';
import type { TakenFile } from '../../../../server/plugins/bodies/Base64Bytes.ts';
import { readFormData } from '../../../../server/routes/submission/readFormData.ts';
import { makeFiles } from '../../../engine/support/makeForm.ts';
import { compile } from '../../../engine/support/readForms.ts';
import { realForms } from '../../../support/testApp.ts';

describe('readFormData', () => {
  let plan: Plan;

  beforeAll(async () => {
    const form = (await realForms()).current('LREAL1');
    if (!form) throw new Error('Cannot find LREAL1');
    plan = form.plan;
  });

  const upload = (sizes: readonly number[]) => {
    const incoming = new Map<string, TakenFile>();
    const wire: Record<string, unknown> = { supportDocument_recCount: sizes.length };
    sizes.forEach((size, row) => {
      const file = `taken-${row}`;
      const content = Buffer.alloc(size, row + 1);
      incoming.set(file, { content, sha256: createHash('sha256').update(content).digest('hex') });
      wire[`supportDocument_docFile__${row + 1}`] = { name: 'a.pdf', type: '', size: 1, file };
    });
    return readFormData(plan, wire, incoming);
  };

  it('B-21: accepts 31,457,280 bytes but not one more, in one file or in two', () => {
    expect(upload([UPLOAD_LIMIT_BYTES]).files[0]?.content).toHaveLength(UPLOAD_LIMIT_BYTES);
    const half = UPLOAD_LIMIT_BYTES / 2;
    expect(upload([half, half]).files).toHaveLength(2);
    expect(() => upload([UPLOAD_LIMIT_BYTES + 1])).toThrow(ApiError);
    expect(() => upload([half, half + 1])).toThrow(ApiError);
  });

  it('B-21: keeps an empty file for the rules to refuse', () => {
    const { formData } = upload([0]);
    expect(formData).toMatchObject({ supportDocument: [{ docFile: { size: 0 } }] });
  });

  it('B-59: uses the size of the content instead of the declared size', () => {
    const { formData, files } = upload([10]);
    const [{ docFile }] = formData.supportDocument as [{ docFile: Record<string, unknown> }];
    expect(docFile).toEqual({
      name: 'a.pdf',
      size: 10,
      type: '',
      sha256: files[0]?.sha256,
      ref: files[0]?.sha256,
    });
  });

  it('reads the inline base64 of a small file', () => {
    const wire = (file: string) => ({
      supportDocument_recCount: 1,
      supportDocument_docFile__1: { name: 'a.pdf', type: '', size: 9, file },
    });
    const { files } = readFormData(plan, wire('QUJD'), new Map());
    expect(files.map(({ content }) => Buffer.from(content).toString())).toEqual(['ABC']);
    expect(() => readFormData(plan, wire('QUJ'), new Map())).toThrow(ApiError);
  });

  it('keeps an answer with a file key, and refuses an answer that was extracted as a file', () => {
    const { plan: anyPlan } = compile(
      makeFiles({ prices: { json: { type: 'object', additionalProperties: true } } }),
    );
    if (!anyPlan) throw new Error('Cannot compile the form');
    const prices = { file: 'QQ==', deep: [{ file: '價' }] };
    expect(readFormData(anyPlan, { prices }, new Map()).formData).toEqual({ prices });
    const taken = new Map([['a name', { fault: 'badFormData' } as const]]);
    expect(() => readFormData(anyPlan, { prices: { file: 'a name' } }, taken)).toThrow(ApiError);
  });

  it('T-24: refuses an answer name that could reach a prototype', () => {
    for (const name of ['__proto__', 'constructor', 'orders_recCount__1', 'orders.0.PRN']) {
      const wire: Record<string, unknown> = Object.create(null);
      wire[name] = 'x';
      expect(() => readFormData(plan, wire, new Map()), name).toThrow(ApiError);
    }
  });
});
