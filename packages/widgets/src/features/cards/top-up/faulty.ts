/** What the bank would refuse at a field, said before it is asked. */
export const faulty = (field: string, msg: string): Error => Object.assign(new Error(msg), { fields: [{ field, rule: '', msg }] });
