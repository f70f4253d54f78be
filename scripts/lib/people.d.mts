export const password: string;
export const people: readonly (readonly [email: string, who: string])[];
