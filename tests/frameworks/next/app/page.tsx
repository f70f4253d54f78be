'use client';
import { CardApply, type CardApplyProps } from '@bankside/widgets/react';
import { useState } from 'react';
import { Bank } from './quick';

export default function Page() {
  const [isThere, setThere] = useState(true);
  const [locale, setLocale] = useState('en');
  const [prefill, setPrefill] = useState<CardApplyProps['prefill']>({ first_name: 'Aiko' });
  const [heard, setHeard] = useState<readonly string[]>([]);
  const change = () => {
    setLocale('ja');
    setPrefill({ first_name: 'Mei' });
  };
  return (
    <>
      <button onClick={() => setThere(!isThere)}>toggle</button>
      <button onClick={change}>change</button>
      <output>{heard.join(' ')}</output>
      {isThere && (
        <CardApply
          id="card"
          apiBase="https://bank.example"
          linkPath="kestrel"
          density="compact"
          locale={locale}
          prefill={prefill}
          onReady={({ type }) => setHeard((before) => [...before, type])}
        />
      )}
      <Bank />
    </>
  );
}
