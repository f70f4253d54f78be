/**
 * A file as it is, read in place: PDF and pictures with zoom. What draws them is fetched when the first file is
 * opened, and weighs nothing before. `load` brings the bytes; keep it the same function as long as the file is the same.
 */
import { useCallback, useEffect, useState } from 'react';
import { FailureView } from '../../kit/remote/call-view.tsx';
import { failureOf, type Failure } from '../../kit/remote/failure.ts';
import { Loading, SkeletonRows } from '../../kit/feedback/skeleton.tsx';
import { lazy, useFetchPart } from '../../kit/lazy/lazy.ts';
import * as look from './document-preview.css.ts';
import type { PreviewBody } from './preview-body.tsx';

export type PreviewedFile = {
  readonly load: () => Promise<Blob>;
  readonly name: string;
  /** As the bank names it; the first bytes count more. */
  readonly content_type?: string;
};
type State =
  | { readonly is: 'loading' }
  | { readonly is: 'failed'; readonly failure: Failure }
  | { readonly is: 'ready'; readonly Body: typeof PreviewBody; readonly blob: Blob };

const body = lazy(() => import('./preview-body.tsx'), 'preview');

export function DocumentPreview({ load, name }: PreviewedFile) {
  const fetchPart = useFetchPart();
  const [state, setState] = useState<State>({ is: 'loading' });
  const [tries, setTries] = useState(0);
  const again = useCallback(() => setTries((count) => count + 1), []);
  useEffect(() => {
    let stale = false;
    const tell = (next: State) => void (stale || setState(next));
    tell({ is: 'loading' });
    Promise.all([load(), fetchPart(body)]).then(
      ([blob, { PreviewBody: Body }]) => tell({ is: 'ready', Body, blob }),
      (error: unknown) => tell({ is: 'failed', failure: failureOf(error) }),
    );
    return () => {
      stale = true;
    };
  }, [load, fetchPart, tries]);
  return (
    <div className={look.preview}>
      {state.is === 'loading' && <Waiting />}
      {state.is === 'failed' && <FailureView failure={state.failure} onAgain={again} />}
      {state.is === 'ready' && <state.Body key={name} blob={state.blob} name={name} />}
    </div>
  );
}

const Waiting = () => (
  <div className={look.waiting}>
    <Loading>
      <SkeletonRows rows={4} />
    </Loading>
  </div>
);
