/** The page around a frame of ours, as the browser names it: a receipt is for that page, not for the frame's own origin. */
let around = '';

/** Called once, by the frame's page, with the origin that its first message came from. */
export const standWithin = (origin: string): void => void (around = origin);
/** 'https://partner.example'; '' where no frame of ours is. */
export const pageAround = (): string => around;
/** Of the page that a person sees in the address bar. */
export const pageOrigin = (): string => around || location.origin;
/** Of the page or frame that this code runs in. */
export const ownOrigin = (): string => location.origin;
