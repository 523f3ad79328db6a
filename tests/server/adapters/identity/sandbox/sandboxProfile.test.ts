import { describe, expect, it } from 'vitest';
import { PROFILE_FIELDS, readProfile } from '#engine';
import { sandboxProfile } from '../../../../../server/adapters/identity/sandbox/sandboxProfile.ts';

const OWNER = { name: 'CHAN TAI MAN', idNumber: 'a123456(3)' };

describe('sandboxProfile', () => {
  it('returns only the requested fields', () => {
    expect(sandboxProfile(OWNER, ['idNo', 'enName'], false)).toEqual({
      idNo: { Identification: 'A123456', CheckDigit: '3' },
      enName: { UnstructuredName: 'CHAN TAI MAN' },
    });
    expect(sandboxProfile(OWNER, [], false)).toEqual({});
  });

  it('returns every field in a format that the portal reads', () => {
    const profile = readProfile(sandboxProfile(OWNER, PROFILE_FIELDS, false), PROFILE_FIELDS);
    expect(Object.keys(profile).toSorted()).toEqual(PROFILE_FIELDS.toSorted());
    expect(profile).toMatchObject({ idNo: 'A1234563', prefix: 'Mr', chName: '陳大文' });
  });

  it('returns a partial profile without a Chinese name and an address', () => {
    const partial = sandboxProfile(OWNER, PROFILE_FIELDS, true);
    const { chName, residentialAddress, ...rest } = sandboxProfile(OWNER, PROFILE_FIELDS, false);
    expect(chName).toBeDefined();
    expect(residentialAddress).toBeDefined();
    const idNo = { Identification: 'A123456', CheckDigit: '0' };
    expect(partial).toEqual({ ...rest, prefix: 'DR', idNo });
  });
});
