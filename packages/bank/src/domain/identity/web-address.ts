/**
 * Links that the bank will one day call: https only, and never an address of our own network (SEC-11).
 * Names are looked up again at delivery.
 */
import { BlockList, isIP } from 'node:net';

const refused = new BlockList();
for (const [net, bits] of [
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
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  refused.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  refused.addSubnet(net, bits, 'ipv6');
const global6 = new BlockList();
global6.addSubnet('2000::', 3, 'ipv6'); // everything else of IPv6 is loopback, private, mapped or reserved

export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !refused.check(address, 'ipv4');
  return version === 6 && global6.check(address, 'ipv6') && !refused.check(address, 'ipv6');
}

const localNames = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|home\.arpa|test|invalid|onion)\.?$/;

/** `URL` has made 127.1 and 0x7f000001 into 127.0.0.1 by now (SEC-26). */
export function isPublicHttps(link: string): boolean {
  const url = URL.parse(link);
  if (!url || url.protocol !== 'https:' || url.username !== '' || url.password !== '') return false;
  const host = url.hostname.startsWith('[') ? url.hostname.slice(1, -1) : url.hostname;
  return isIP(host) ? isPublicAddress(host) : host.includes('.') && !localNames.test(host);
}
