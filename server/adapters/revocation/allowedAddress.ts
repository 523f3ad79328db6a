import { lookup } from 'node:dns';
import { BlockList, isIP, isIPv6, type LookupFunction } from 'node:net';

/**
 * Parses a URL from a certificate. Only http and https URLs of a listed host without credentials
 * are allowed, so no `ldap:` directories.
 *
 * @param hosts `name` for the default ports, `name:port` for another port, in lower case
 */
export function allowedAddress(text: string, hosts: readonly string[]): URL | undefined {
  const url = URL.parse(text);
  if (!url || !['http:', 'https:'].includes(url.protocol)) return undefined;
  const isPlain = url.username === '' && url.password === '';
  return isPlain && hosts.includes(url.host) ? url : undefined;
}

/**
 * Creates a lookup of host names for connections. Refuses a name with a private address unless that
 * address is listed itself. A name server therefore cannot direct calls to internal hosts.
 */
export function publicLookup(hosts: readonly string[]): LookupFunction {
  const listed = new Set(hosts.map(nameIn));
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      const [first] = found ?? [];
      if (error || !first) return callback(error ?? new Error('No address'), '');
      if (found.some(({ address }) => isPrivate(address) && !listed.has(address))) {
        return callback(new Error(`Cannot call ${hostname}: its address is private`), '');
      }
      return options.all ? callback(null, found) : callback(null, first.address, first.family);
    });
  };
}

/** Address ranges that contain no public authority (IANA special-purpose registries). */
const PRIVATE_RANGES: readonly (readonly [network: string, prefix: number])[] = [
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
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
];

const privateAddresses = new BlockList();
for (const [network, prefix] of PRIVATE_RANGES) {
  privateAddresses.addSubnet(network, prefix, isIPv6(network) ? 'ipv6' : 'ipv4');
}

/** Checks whether an IP address is private. A text that is not an IP address counts as private. */
export function isPrivate(address: string): boolean {
  const version = isIP(address);
  return version === 0 || privateAddresses.check(address, version === 6 ? 'ipv6' : 'ipv4');
}

function nameIn(host: string): string {
  return host.replace(/:\d+$/, '').replace(/^\[|\]$/g, '');
}
