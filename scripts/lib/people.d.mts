export const password: string;
export const people: readonly (readonly [email: string, who: string])[];
export const links: readonly (readonly [path: string, what: string])[];
export const partnerKey: string;
export const kycKey: string;
