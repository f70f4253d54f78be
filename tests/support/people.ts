/** The seeded people by what they are. */
export const people = {
  owner: 'owner@harbour-vale.example',
  clerk: 'clerk@harbour-vale.example',
  fresh: 'fresh@newco.example',
  pending: 'pending@newco2.example',
  rejected: 'rejected@newco3.example',
  staff: 'staff@bankside.example',
} as const;

export type PersonName = keyof typeof people;
export const emailOf = (who: string): string => (Object.hasOwn(people, who) ? people[who as PersonName] : who);
