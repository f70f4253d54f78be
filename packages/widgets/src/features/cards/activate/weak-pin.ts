/** Among the first that a thief tries: one digit four times, two digits twice, or a row up or down (CRD-04). */
export function isWeakPin(pin: string): boolean {
  if (!/^\d{4}$/.test(pin)) return false;
  const steps = [1, 2, 3].map((at) => Number(pin[at]) - Number(pin[at - 1]));
  return pin.slice(0, 2) === pin.slice(2) || [0, 1, -1].some((step) => steps.every((each) => each === step));
}
