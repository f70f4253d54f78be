import { expect, test } from 'vitest';
import { fullName } from './full-name.ts';

test.each([
  ['Mei-Lin', 'Tan', 'en', 'Mei-Lin Tan'],
  ['健', '佐藤', 'ja', '佐藤 健'],
  ['さくら', '佐々木', 'ja', '佐々木 さくら'],
  ['晓彤', '林', 'zh', '林晓彤'],
  ['민준', '김', 'en', '김민준'],
  ['ジョン', 'スミス', 'ja', 'ジョン スミス'],
  ['Ken', '佐藤', 'ja', 'Ken 佐藤'],
  ['Ada', '', 'en', 'Ada'],
  ['', '佐藤', 'ja', '佐藤'],
])('%s and %s (%s) are read as %s', (first_name, last_name, document_language, read) =>
  expect(fullName({ first_name, last_name, document_language })).toBe(read),
);

test('what is no name yet is nothing', () => expect(fullName({ first_name: 3 })).toBe(''));
