import { describe, expect, it } from 'vitest';
import type { RouteContract } from './routeContract.ts';
import { routes } from './routes.ts';

describe('the route table', () => {
  it('limits every public write', () => {
    const writes = Object.values<RouteContract>(routes).filter(
      ({ method, url }) => method !== 'GET' && url.startsWith('/api/'),
    );
    expect(writes.length).toBeGreaterThan(4);
    expect(writes.filter(({ perMinute }) => perMinute === undefined)).toEqual([]);
  });
});
