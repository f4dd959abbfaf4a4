import { BlockList, isIP } from 'node:net';

const ranges: readonly (readonly [address: string, bits: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
  ['::', 128],
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
];
/** Where clouds tell a machine its own secrets: no model is there, whatever is allowed. */
const metadata = ['169.254.169.254', '169.254.170.2', '100.100.100.200', 'fd00:ec2::254'];
/** IPv6 addresses that lead to an IPv4 address: what follows is that one. */
const carriers: readonly (readonly [address: string, bits: number, from: number])[] = [
  ['64:ff9b::', 96, 6],
  ['2002::', 16, 1],
];

const listOf = (all: readonly (readonly [string, number])[]): BlockList => {
  const list = new BlockList();
  for (const [address, bits] of all) list.addSubnet(address, bits, familyOf(address));
  return list;
};
const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

const privateRanges = listOf(ranges);
const metadataAddresses = listOf(
  metadata.map((address) => [address, isIP(address) === 6 ? 128 : 32] as const),
);
const carrying = carriers.map(([address, bits, from]) => ({
  list: listOf([[address, bits]]),
  from,
}));

/** An IP address as requests may go to it: anywhere, only where allowed, or never. */
export type AddressClass = 'public' | 'private' | 'metadata';

/** The class of an IP address; of what is none, `private`. */
export function classOf(address: string): AddressClass {
  const [bare = ''] = address.split('%');
  if (isIP(bare) === 0) return 'private';
  const inner = innerAddress(bare);
  if (inner !== undefined) return classOf(inner);
  const family = familyOf(bare);
  if (metadataAddresses.check(bare, family)) return 'metadata';
  return privateRanges.check(bare, family) ? 'private' : 'public';
}

/** The IPv4 address that an IPv6 address carries. */
function innerAddress(address: string): string | undefined {
  if (isIP(address) !== 6) return undefined;
  const groups = groupsOf(address);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xff_ff;
  const isCompatible = groups.slice(0, 6).every((group) => group === 0) && groups[6] !== 0;
  const carrier = carrying.find(({ list }) => list.check(address, 'ipv6'));
  if (!isMapped && !isCompatible && !carrier) return undefined;
  const from = carrier?.from ?? 6;
  const [high = 0, low = 0] = groups.slice(from, from + 2);
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}

/** The eight groups of an IPv6 address, as a URL writes them out. */
function groupsOf(address: string): number[] {
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = '', tail] = canonical.split('::');
  const numbers = (part: string) =>
    part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16));
  const before = numbers(head);
  const after = numbers(tail ?? '');
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after];
}

/** The class of a host of a URL that needs no look-up; undefined for a name. */
export function classOfHost(hostname: string): AddressClass | undefined {
  const bare = hostname.replace(/^\[|\]$/g, '');
  if (isIP(bare) !== 0) return classOf(bare);
  return /(?:^|\.)localhost\.?$/i.test(bare) ? 'private' : undefined;
}
