import type { OutOf } from '@bankside/core/contract/index.ts';

export type Announcement = OutOf<'/admin/announcement/list'>['list'][number];
export const announcementsKey = ['desk-announcements'] as const;
