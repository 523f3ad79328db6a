import { expect, it } from 'vitest';
import { failures } from '../../../server/openapi/failures.ts';

it('failures(): groups by status', () => {
  expect(failures('badAmount', 'notFound', 'badHeader')).toEqual({
    400: {
      'x-failures': [
        expect.objectContaining({ name: 'BAD_AMOUNT' }),
        expect.objectContaining({ name: 'BAD_HEADER' }),
      ],
    },
    404: { 'x-failures': [expect.objectContaining({ name: 'NOT_FOUND' })] },
  });
});
