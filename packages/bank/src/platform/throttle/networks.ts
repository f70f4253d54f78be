/** Whom a network address stands for: one IPv4 address, or the /64 of an IPv6 one, the least that one customer gets. */
import { isIPv6 } from 'node:net';

/** A machine that calls itself is '127.0.0.1' either way; '203.0.113.7' is itself, also where it comes as '::ffff:203.0.113.7'; '2001:db8::1' is '2001:db8:0:0::/64'. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (address === '::1') return '127.0.0.1';
  const [plain = ''] = address.split('%');
  if (!isIPv6(plain)) return address;
  const [head = '', tail] = plain.split('::');
  const left = head.split(':').filter(Boolean);
  const right = (tail ?? '').split(':').filter(Boolean);
  const missing = tail === undefined ? 0 : 8 - left.length - right.length;
  const groups = [...left, ...Array.from({ length: Math.max(0, missing) }, () => '0'), ...right];
  return `${groups
    .slice(0, 4)
    .map((group) => parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
