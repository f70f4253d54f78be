/** Ids come from callers as text; only a UUID can be one of ours, and the database would fault on anything else. */
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
export const isUuid = (text: string): boolean => uuid.test(text);
