import { style } from '@vanilla-extract/css';

export const sheet = style({ minHeight: '100dvh', outline: 'none' });
