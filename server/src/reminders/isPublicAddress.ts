import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** Addresses that lead into a network of somebody's own, or nowhere (IANA's special-purpose registries). */
const ranges = {
  ipv4: [
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
    ['169.254.0.0', 16],
    ['172.16.0.0', 12],
    ['192.0.0.0', 24],
    ['192.0.2.0', 24],
    ['192.88.99.0', 24],
    ['192.168.0.0', 16],
    ['198.18.0.0', 15],
    ['198.51.100.0', 24],
    ['203.0.113.0', 24],
    ['224.0.0.0', 3],
  ],
  ipv6: [
    // Carry an IPv4 address in them, which may be one of the above.
    ['64:ff9b::', 96],
    ['64:ff9b:1::', 48],
    ['2001::', 23],
    ['2001:db8::', 32],
    ['2002::', 16],
    ['3fff::', 20],
  ],
} as const;

const special = new BlockList();
for (const type of ['ipv4', 'ipv6'] as const)
  for (const [network, prefix] of ranges[type]) special.addSubnet(network, prefix, type);

/** Where all public IPv6 addresses are. */
const global = new BlockList();
global.addSubnet('2000::', 3, 'ipv6');

/** True for an address on the public internet; false for one of a private network, and for no address at all. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !special.check(address, 'ipv4');
  return isIPv6(address) && global.check(address, 'ipv6') && !special.check(address, 'ipv6');
}
