import { isIPv6 } from 'node:net';

/** What counts as one caller: an IPv4 address, or the /64 network that an IPv6 customer has to himself. */
export function networkOf(address: string): string {
  const [, mapped] = /^::ffff:([\d.]+)$/iu.exec(address) ?? [];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? [];
  const groups = head === '' ? [] : head.split(':');
  const missing = tail === undefined ? 0 : 8 - groups.length - (tail === '' ? 0 : tail.split(':').length);
  return [...groups, ...Array.from({ length: missing }, () => '0')]
    .slice(0, 4)
    .map((group) => group.toLowerCase().replace(/^0+(?=.)/u, ''))
    .join(':');
}
