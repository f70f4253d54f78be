import { lifecycle } from './lifecycle.ts';

/** Document submission (ACC-19): what one package of documents went through; approve_status follows it. */
export const documents = lifecycle({
  entity: 'documents',
  starts: ['uncommitted'],
  states: {
    uncommitted: { wire: 'uncommitted', tone: 'stopped', glyph: 'dotted' },
    pending: { wire: 'pending', tone: 'progress', glyph: 'dot' },
    success: { wire: 'success', tone: 'quiet', glyph: 'tick' },
    failed: { wire: 'failed', tone: 'negative', glyph: 'alert' },
  },
  events: {
    submit: { from: ['uncommitted', 'failed'], to: 'pending', by: ['client'], needs: 'mandatory documents' },
    accept: { from: ['pending'], to: 'success', by: ['bank'] },
    refuse: { from: ['pending'], to: 'failed', by: ['bank'], needs: 'reason' },
  },
});
