/** The state of an application, and what its timeline says of each status (APP-03, APP-24). */
import { describe, expect, it } from 'vitest';
import { cardApplication } from '@bankside/core/rules/lifecycles/card-application.ts';
import { lookOf, stageOf, stages } from './stage.ts';
import { timelineOf } from './timeline.ts';

const at = (minute: number) => `2025-11-18T01:0${minute}:00Z`;
const event = (name: string, minute: number) => ({ event: name, at: at(minute), from: '', to: '', actor: 'bank' as const, reason: '' });
const application = (
  applicant_type: 'director' | 'associate',
  status: string,
  company_decision: '' | 'approved' | 'rejected',
  ...events: string[]
) => ({
  applicant_type,
  status,
  company_decision,
  submitted_at: at(0),
  timeline: events.map((name, index) => event(name, index)),
});
const stopsOf = (of: ReturnType<typeof application>) => timelineOf(of).map(({ name, state }) => `${name} ${state}`);

describe('whose turn it is', () => {
  it.each([
    ['an associate waits for the company', application('associate', 'pending', ''), 'company'],
    ['then for the bank', application('associate', 'pending', 'approved'), 'bank'],
    ['a director only for the bank (APP-03)', application('director', 'pending', ''), 'bank'],
    ['a company refuses', application('associate', 'rejected', 'rejected'), 'refusedByCompany'],
    ['the bank refuses', application('associate', 'rejected', 'approved'), 'refused'],
    ['a status of a newer bank', application('director', 'laminated', ''), 'unknown'],
  ])('%s', (_what, of, stage) => expect(stageOf(of)).toBe(stage));

  it('every status of the lifecycle has a stage and a shape', () => {
    for (const { wire } of Object.values(cardApplication.states))
      expect(stageOf(application('director', String(wire), ''))).not.toBe('unknown');
    for (const stage of stages) expect(lookOf(stage).glyph).toBeTruthy();
  });
});

describe('the timeline', () => {
  it.each([
    ['begun', application('director', 'uncommitted', ''), ['sent now', 'bank todo', 'made todo', 'issued todo']],
    [
      'an associate, sent',
      application('associate', 'pending', '', 'submit'),
      ['sent done', 'company now', 'bank todo', 'made todo', 'issued todo'],
    ],
    [
      'an associate whom the company approved',
      application('associate', 'pending', 'approved', 'submit', 'companyApprove'),
      ['sent done', 'company done', 'bank now', 'made todo', 'issued todo'],
    ],
    ['approved', application('director', 'approved', '', 'submit', 'approve'), ['sent done', 'bank done', 'made now', 'issued todo']],
    [
      'in the making',
      application('director', 'processing', '', 'submit', 'approve', 'issue'),
      ['sent done', 'bank done', 'made now', 'issued todo'],
    ],
    [
      'issued',
      application('director', 'valid', '', 'submit', 'approve', 'issue', 'issued'),
      ['sent done', 'bank done', 'made done', 'issued done'],
    ],
    [
      'refused by the company: it goes no further',
      application('associate', 'rejected', 'rejected', 'submit', 'companyReject'),
      ['sent done', 'company stopped'],
    ],
    ['refused by the bank', application('director', 'rejected', '', 'submit', 'reject'), ['sent done', 'bank stopped']],
    [
      'refused by the issuer after approval',
      application('director', 'rejected', '', 'submit', 'approve', 'issue', 'issuerRefuses'),
      ['sent done', 'bank done', 'made stopped'],
    ],
    [
      'barred',
      application('director', 'blocked', '', 'submit', 'approve', 'issue', 'bar'),
      ['sent done', 'bank done', 'made done', 'issued stopped'],
    ],
    ['a status that only a newer bank knows has none', application('director', 'laminated', '', 'submit'), []],
  ])('%s', (_what, of, stops) => expect(stopsOf(of)).toEqual(stops));

  it('says when each step was passed, by the event that passed it', () => {
    const stops = timelineOf(application('associate', 'pending', 'approved', 'submit', 'companyApprove'));
    expect(stops.map((stop) => stop.at)).toEqual([at(0), at(1), undefined, undefined, undefined]);
  });
});
