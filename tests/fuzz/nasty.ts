/** Classes of input that break careless code. Each is put into every text of every call. */
export const nasty: Readonly<Record<string, readonly unknown[]>> = {
  'no text': [null, 0, -1, 1e308, true, [], {}, [['x']]],
  empty: ['', ' ', '\u200b'],
  'control characters': ['a\u0000b', '\u0000', 'a\u001bb', 'a\u0085b', '\r\nBcc: evil@e.example'],
  'halves of characters': ['\ud800', 'a\udfffb'],
  'turned around': ['\u202eabc', '\u2066abc'],
  'an id that is none': [
    'nobody',
    '0',
    '-'.repeat(36),
    'a'.repeat(32),
    'zzzzzzzz-zzzz-4zzz-8zzz-zzzzzzzzzzzz',
    '11111111-2222-4333-8444-55555555555Z',
  ],
  'an id of nobody': ['ffffffff-ffff-4fff-bfff-ffffffffffff'],
  numbers: ['-0', 'NaN', '1e9', '1e999', '9'.repeat(45), `0.${'0'.repeat(40)}1`, '１２', '0x10', '1,000'],
  days: ['0000-01-01', '0001-01-01', '2025-02-30', '9999-12-31', '275760-09-13', '0000-01-01T00:00:00Z', '9999-12-31T23:59:59Z'],
  'patterns and quotes': ['%', '_', '\\', "'", "' or 1=1; --", '$1', '{{code}}', '${7*7}', '%s%n'],
  'names of objects': ['__proto__', 'constructor', 'toString', 'hasOwnProperty'],
  paths: ['../../../etc/passwd', '..\\..', '/'],
  markup: ['<img src=x onerror=alert(1)>', '=cmd|1'],
  'other letters': ['İ'.repeat(40), 'Ａｄｍｉｎ', 'ß', '\uffff', '𝒳'.repeat(300)],
  long: [
    'a'.repeat(5000),
    'a'.repeat(100_000),
    `${'a@'.repeat(2000)}a.b`,
    '('.repeat(5000),
    ' '.repeat(5000),
    '1-'.repeat(3000),
    'İ'.repeat(100_000),
    '_'.repeat(200_000),
    'a.'.repeat(100_000),
  ],
};
/** Longer than the bank takes, and alike in all that a careless one would keep. */
export const longKeys = ['k'.repeat(101), `${'k'.repeat(100)}1`, 'k'.repeat(2000)];
