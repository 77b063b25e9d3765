import { expect, test } from 'vitest';
import { ApiError } from '../api/client.ts';
import { adminSession, endSessionIfUnauthorized } from './adminSession.ts';

const refused = new ApiError(401, '{"message":"Please log in as admin."}');

test('a call of an earlier session that is refused late does not end the one after the next login', () => {
  adminSession.set({ state: 'in' });
  const earlier = adminSession.get();
  adminSession.set({ state: 'in' });
  expect(endSessionIfUnauthorized(refused, earlier)).toBe(refused);
  expect(adminSession.get().state).toBe('in');
});

test('a refused call of this session ends it, and any other failure does not', () => {
  adminSession.set({ state: 'in' });
  endSessionIfUnauthorized(new ApiError(500, ''));
  endSessionIfUnauthorized(new TypeError('no answer'));
  expect(adminSession.get().state).toBe('in');
  endSessionIfUnauthorized(refused);
  expect(adminSession.get().state).toBe('ended');
});
