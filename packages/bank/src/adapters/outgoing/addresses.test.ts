import { isIP } from 'node:net';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPublicAddress, linkFault } from './addresses.ts';

const inward4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const;
const number = (address: string) => address.split('.').reduce((sum, part) => sum * 256 + Number(part), 0);
const text = (n: number) => [24, 16, 8, 0].map((bits) => Math.floor(n / 2 ** bits) % 256).join('.');
/** Any address of any of these networks. */
const inward = fc
  .tuple(fc.constantFrom(...inward4), fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }))
  .map(([[net, bits], where]) => text(number(net) + Math.floor(where * 2 ** (32 - bits))));
const any4 = fc.nat(0xffffffff).map(text);
const hex4 = (address: string) => {
  const [a = 0, b = 0, c = 0, d = 0] = address.split('.').map(Number);
  return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
};
const group = fc.nat(0xffff).map((n) => n.toString(16));
const groups = (count: number) => fc.array(group, { minLength: count, maxLength: count }).map((all) => all.join(':'));

describe('an address is public or refused', () => {
  it.each(['1.1.1.1', '8.8.8.8', '93.184.216.34', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2a00:1450:4001:81b::200e'])(
    '%s is public',
    (address) => expect(isPublicAddress(address)).toBe(true),
  );
  it.each([
    '169.254.169.254',
    '168.63.129.16',
    '100.100.100.200',
    '192.0.0.192',
    'fd00:ec2::254',
    '::',
    '::1',
    'ff02::1',
    'fe80::1',
    'fec0::1',
  ])('%s is refused', (address) => expect(isPublicAddress(address)).toBe(false));
  it('no address of an inward network is public', () =>
    fc.assert(
      fc.property(inward, (address) => !isPublicAddress(address)),
      { numRuns: 2000 },
    ));
  it('nor is one in a form that carries an IPv4 address, whichever it carries', () =>
    fc.assert(
      fc.property(fc.oneof(inward, any4), (address) => {
        const carried = hex4(address);
        const forms = [
          `::ffff:${address}`,
          `::${address}`,
          `::ffff:0:${address}`,
          `64:ff9b::${carried}`,
          `64:ff9b:1::${carried}`,
          `2002:${carried}::`,
          `2002:${carried}::1`,
          `2001:0:${carried}::`,
        ];
        return forms.every((each) => !isPublicAddress(each));
      }),
      { numRuns: 1000 },
    ));
  it('nor anything outside of 2000::/3', () =>
    fc.assert(
      fc.property(
        fc.nat(0xffff).filter((first) => first < 0x2000 || first > 0x3fff),
        groups(7),
        (first, rest) => !isPublicAddress(`${first.toString(16)}:${rest}`),
      ),
      { numRuns: 1000 },
    ));
  it('and what is no address is not public', () =>
    fc.assert(fc.property(fc.string(), (anything) => isIP(anything) !== 0 || !isPublicAddress(anything))));
});

describe('a link', () => {
  const at = { allow: ['http://127.0.0.1:4001'], origin: 'https://bank.example' };
  it.each([
    ['https://hooks.client.example/', null],
    ['https://hooks.client.example:443/x?y=z', null],
    ['https://hooks.client.example:8443/', null],
    ['http://hooks.client.example/', 'httpsUrl'],
    ['ftp://hooks.client.example/', 'httpsUrl'],
    ['hooks.client.example', 'httpsUrl'],
    ['https://hooks.client.example:80/', 'urlPort'],
    ['https://hooks.client.example:6379/', 'urlPort'],
    ['https://a:b@hooks.client.example/', 'urlWithoutPassword'],
    ['http://127.0.0.1:4001/webhooks', null],
    ['http://127.0.0.1:4002/webhooks', 'httpsUrl'],
    ['https://127.0.0.1:8443/', 'publicUrl'],
    ['http://a:b@127.0.0.1:4001/', 'urlWithoutPassword'],
    ['https://bank.example/api/v1/account/login', 'publicUrl'],
    ['https://printer.local/', 'publicUrl'],
  ] as const)('%s: %s', (link, fault) => expect(linkFault(link, at)).toBe(fault));
  it('to an inward address is refused in every spelling', () =>
    fc.assert(
      fc.property(inward, (address) => {
        const n = number(address);
        const spellings = [
          address,
          String(n),
          `0x${n.toString(16)}`,
          address
            .split('.')
            .map((part) => `0${Number(part).toString(8)}`)
            .join('.'),
        ];
        return (
          spellings.every((each) => linkFault(`https://${each}/`, at) === 'publicUrl') &&
          linkFault(`https://[::ffff:${address}]/`, at) === 'publicUrl'
        );
      }),
    ));
});
