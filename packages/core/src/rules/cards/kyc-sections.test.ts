import { expect, it } from 'vitest';
import { namesIn } from './fields.ts';
import { kycFields, kycSections } from './kyc-sections.ts';

it('the sections hold the holder’s own fields of the application, each once', () => {
  const others = ['applicant_type', 'director_id', 'visionlife_account'];
  const about = namesIn('about').filter((name) => !others.includes(name));
  expect(new Set(kycFields).size).toBe(kycFields.length);
  expect([...kycSections.member, ...kycSections.account].toSorted()).toEqual(about.toSorted());
  expect(kycSections.id).toEqual(namesIn('identity'));
  expect(kycSections.address).toEqual(namesIn('address'));
});
