import { describe, expect, test } from 'vitest';
import { waitingSince } from '../queue/work-words.ts';
import { moveOn } from './field-desk.tsx';
import { changesBetween, copyBefore, copyShown, goneFrom, type KycCase, type Submission } from './kyc-case.ts';

const mei = { person_id: 'p-1', name: 'Mei Tan', ownership_percentage: '60', id_files: ['f-1', 'f-2'] };
const arun = { person_id: 'p-2', name: 'Arun Pillai', ownership_percentage: '40', id_files: ['f-3'] };
const copy = (submission_id: string, more: Partial<Submission> = {}): Submission => ({
  submission_id,
  kind: 'first',
  status: 'pending',
  submitted_at: '2025-11-18T01:46:00.000Z',
  submitted_by: 'Mei Tan',
  decided_at: null,
  decided_by: '',
  reason: '',
  failure_text: '',
  reasons: [],
  corporate: {},
  company: { name: 'Tanabe Optics K.K.', website: '' },
  shareholder: { shareholders: [mei, arun] },
  trading: { signature: { method: 'drawn', file_key: 's-1', name: '', strokes: [[1, 2]], signed_at: '2025-11-18T01:00:00.000Z' } },
  ...more,
});
const caseOf = (...submissions: Submission[]) => ({ submissions }) as unknown as KycCase;
const changed = (before: Submission, after: Submission) => [...changesBetween(before, after).keys()];

describe('what differs from the copy before', () => {
  test('nothing, where a value is absent or empty, people are in another order, or a signature writes its time otherwise', () => {
    const { trading } = copy('a');
    const again = { ...(trading['signature'] as object), signed_at: '2025-11-18T02:00:00.000Z', strokes: [] };
    const after = copy('b', {
      company: { name: 'Tanabe Optics K.K.' },
      shareholder: { shareholders: [arun, mei] },
      trading: { signature: again },
    });
    expect(changed(copy('a'), after)).toEqual([]);
  });
  test('a field, one file of several, a signature made again', () => {
    const after = copy('b', {
      company: { name: 'Tanabe Optics', website: '' },
      shareholder: { shareholders: [{ ...mei, id_files: ['f-1', 'f-9'] }, arun] },
      trading: { signature: { method: 'typed', file_key: 's-2', name: 'Mei Tan', strokes: [] } },
    });
    expect(changed(copy('a'), after)).toEqual(['company.name', 'shareholder.shareholders.p-1.id_files', 'trading.signature']);
  });
  test('everything that is said of a new person', () => {
    const jun = { person_id: 'p-3', name: 'Jun Park', ownership_percentage: '5' };
    const after = copy('b', { shareholder: { shareholders: [mei, arun, jun] } });
    expect(changed(copy('a'), after)).toEqual(['shareholder.shareholders.p-3.name', 'shareholder.shareholders.p-3.ownership_percentage']);
  });
  test('who is not named any more, by list', () => {
    const after = copy('b', { shareholder: { shareholders: [mei] } });
    expect(goneFrom(copy('a'), after)).toEqual(['Arun Pillai']);
    expect(goneFrom(copy('a'), after, ['directors'])).toEqual([]);
  });
  test('without a copy before, nothing', () => expect(changesBetween(undefined, copy('a')).size).toBe(0));
});

describe('which copy', () => {
  const [pending, replaced, rejected] = [copy('4'), copy('3', { status: 'replaced' }), copy('2', { status: 'rejected' })];
  const approved = copy('1', { status: 'approved' });
  test('the one that waits is read, else the newest; an older one by its id', () => {
    expect(copyShown(caseOf(pending, replaced))?.submission_id).toBe('4');
    expect(copyShown(caseOf(rejected, approved))?.submission_id).toBe('2');
    expect(copyShown(caseOf(pending, replaced, rejected), '2')?.submission_id).toBe('2');
    expect(copyShown(caseOf())).toBeUndefined();
  });
  test('a new try is compared with the last that was decided, a change with what is in force', () => {
    expect(copyBefore(caseOf(pending, replaced, rejected, approved), pending)?.submission_id).toBe('2');
    const change = copy('4', { kind: 'change' });
    expect(copyBefore(caseOf(change, rejected, approved), change)?.submission_id).toBe('1');
    expect(copyBefore(caseOf(pending), pending)).toBeUndefined();
  });
});

test('j and k go from field to field, and stay at the ends', () => {
  document.body.innerHTML = '<div id="desk"><button data-field="a">a</button><button data-field="b">b</button><button>c</button></div>';
  const desk = document.getElementById('desk') ?? document.body;
  expect(moveOn('j', desk)).toBeUndefined();
  desk.querySelector('button')?.focus();
  expect([moveOn('j', desk), moveOn('j', desk), moveOn('k', desk), moveOn('k', desk), moveOn('x', desk)]).toEqual([
    'b',
    undefined,
    'a',
    undefined,
    undefined,
  ]);
  document.body.innerHTML = '';
});

test('how long something waits is said in the unit that matters, by the bank’s clock', () => {
  const now = '2025-11-18T01:46:00.000Z';
  expect(waitingSince('2025-11-15T01:00:00.000Z', now, 'en')).toBe('3 days ago');
  expect(waitingSince('2025-11-17T23:46:00.000Z', now, 'zh')).toBe('2小时前');
  expect(waitingSince('2025-11-18T01:41:00.000Z', now, 'ja')).toBe('5 分前');
  expect(waitingSince('2025-11-18T01:46:30.000Z', now, 'en')).toBe('this minute');
});
