/** A partner's page with a build of its own: the packed widgets as React components, in StrictMode. */
import { CardApply, type CardApplyProps } from '@bankside/widgets/react';
import type { CardApplyElement } from '@bankside/widgets';
import { StrictMode, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Bank } from './quick-start'; // the site's lines for React, as they are

const heard: string[] = [];
Object.assign(window, { heard });

function Page() {
  const [isThere, setThere] = useState(true);
  const [prefill, setPrefill] = useState<CardApplyProps['prefill']>({ first_name: 'Aiko' });
  const [state, setState] = useState<string>();
  const element = useRef<CardApplyElement>(null);
  return (
    <>
      <button onClick={() => setThere(!isThere)}>toggle</button>
      <button onClick={() => setPrefill({ first_name: 'Mei' })}>other</button>
      <output>{state}</output>
      {isThere && (
        <CardApply
          ref={element}
          id="card"
          className="mine"
          linkPath="kestrel"
          apiBase={new URLSearchParams(location.search).get('bank') ?? undefined}
          hideHeader
          prefill={prefill}
          onReady={({ detail }) => {
            heard.push(`ready ${detail.instanceId}`);
            setState(element.current?.state);
          }}
          onLoadError={({ detail }) => heard.push(`load-error ${detail.message}`)}
        />
      )}
    </>
  );
}

const root = document.getElementById('app');
if (root) createRoot(root).render(<StrictMode>{new URLSearchParams(location.search).has('quick') ? <Bank /> : <Page />}</StrictMode>);
