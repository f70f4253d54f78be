/** Which addresses the bank may send a request of a client to: the public internet, and nothing of our own network (SEC-11). A table. */
import { BlockList, isIP } from 'node:net';

/** What is no public address, or is one and belongs to a cloud's own network. */
const refused4 = [
  ['0.0.0.0', 8, 'this network'],
  ['10.0.0.0', 8, 'private'],
  ['100.64.0.0', 10, 'shared by a carrier'],
  ['127.0.0.0', 8, 'loopback'],
  ['168.63.129.16', 32, 'metadata'],
  ['169.254.0.0', 16, 'link-local, metadata'],
  ['172.16.0.0', 12, 'private'],
  ['192.0.0.0', 24, 'protocols'],
  ['192.0.2.0', 24, 'documentation'],
  ['192.31.196.0', 24, 'AS112'],
  ['192.52.193.0', 24, 'AMT'],
  ['192.88.99.0', 24, '6to4 relays'],
  ['192.168.0.0', 16, 'private'],
  ['192.175.48.0', 24, 'AS112'],
  ['198.18.0.0', 15, 'benchmarks'],
  ['198.51.100.0', 24, 'documentation'],
  ['203.0.113.0', 24, 'documentation'],
  ['224.0.0.0', 4, 'multicast'],
  ['240.0.0.0', 4, 'reserved, broadcast'],
] as const;
/** Of 2000::/3; everything outside of it is loopback, private, link-local, mapped, NAT64 or reserved. */
const global6 = ['2000::', 3] as const;
const refused6 = [
  ['2001::', 23, 'protocols, Teredo'],
  ['2001:db8::', 32, 'documentation'],
  ['2002::', 16, '6to4'],
  ['2620:4f:8000::', 48, 'AS112'],
  ['3fff::', 20, 'documentation'],
] as const;

const listOf = (rows: readonly (readonly [net: string, bits: number, why?: string])[], family: 'ipv4' | 'ipv6') => {
  const list = new BlockList();
  for (const [net, bits] of rows) list.addSubnet(net, bits, family);
  return list;
};
const no4 = listOf(refused4, 'ipv4');
const no6 = listOf(refused6, 'ipv6');
const yes6 = listOf([global6], 'ipv6');

export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !no4.check(address, 'ipv4');
  return version === 6 && yes6.check(address, 'ipv6') && !no6.check(address, 'ipv6');
}

const localNames = /(^|\.)(localhost|localdomain|local|internal|intranet|lan|home|corp|home\.arpa|test|invalid|onion)\.?$/;
const ports = ['', '443', '8443'];

/** The words of `rules` that say what is wrong with a link. */
export type LinkFault = 'httpsUrl' | 'urlWithoutPassword' | 'urlPort' | 'publicUrl';
/** Without brackets, as addresses are compared and looked up. */
export const hostOf = ({ hostname }: URL): string => (hostname.startsWith('[') ? hostname.slice(1, -1) : hostname);

/** What is wrong with a link before its name is looked up; null: nothing. `URL` has made 127.1 and 0x7f000001 into 127.0.0.1 by now (SEC-26). */
export function linkFault(
  link: string,
  { allow, origin }: { readonly allow: readonly string[]; readonly origin: string },
): LinkFault | null {
  const url = URL.parse(link);
  if (!url || !/^https?:$/.test(url.protocol)) return 'httpsUrl';
  if (url.username !== '' || url.password !== '') return 'urlWithoutPassword';
  if (allow.includes(url.origin)) return null;
  if (url.protocol !== 'https:') return 'httpsUrl';
  if (!ports.includes(url.port)) return 'urlPort';
  const host = hostOf(url);
  if (isIP(host)) return isPublicAddress(host) ? null : 'publicUrl';
  const isOurs = host === URL.parse(origin)?.hostname;
  return !isOurs && host.includes('.') && !localNames.test(host) ? null : 'publicUrl';
}
