import type { Import } from '@bankside/core/contract/programmes/preallocation.ts';
import type { Glyph, Tone } from '@bankside/core/rules/lifecycles/lifecycle.ts';
import { Status } from '../../../../kit/data/status.tsx';
import { useT } from '../../../../kit/words.tsx';

export type { Import };
const looks: Readonly<Record<Import['status'], { readonly tone: Tone; readonly glyph: Glyph }>> = {
  open: { tone: 'attention', glyph: 'circle' },
  running: { tone: 'progress', glyph: 'half' },
  done: { tone: 'positive', glyph: 'tick' },
  cancelled: { tone: 'stopped', glyph: 'crossed' },
};

export function ImportStatus({ of: { status } }: { readonly of: Pick<Import, 'status'> }) {
  const t = useT('card-import');
  return <Status {...looks[status]}>{t(`status.${status}`)}</Status>;
}
