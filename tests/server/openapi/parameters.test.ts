import { expect, it } from 'vitest';
import { pathParameters } from '../../../server/openapi/parameters.ts';

it('pathParameters(): refuses a parameter without a description', () => {
  expect(pathParameters('/api/forms')).toBeUndefined();
  expect(() => pathParameters('/api/x/:unheard')).toThrow('"unheard" is not described');
});
