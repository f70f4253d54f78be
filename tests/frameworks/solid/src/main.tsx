import '@bankside/widgets/define';
import type {} from '@bankside/widgets/solid';
import type { CardApplyElement } from '@bankside/widgets';
import { Show, createSignal } from 'solid-js';
import { render } from 'solid-js/web';

function Page() {
  const [isThere, setThere] = createSignal(true);
  const [locale, setLocale] = createSignal('en');
  const [prefill, setPrefill] = createSignal<CardApplyElement['prefill']>({ first_name: 'Aiko' });
  const [heard, setHeard] = createSignal<readonly string[]>([]);
  const change = () => {
    setLocale('ja');
    setPrefill({ first_name: 'Mei' });
  };
  return (
    <>
      <button onClick={() => setThere(!isThere())}>toggle</button>
      <button onClick={change}>change</button>
      <output>{heard().join(' ')}</output>
      <Show when={isThere()}>
        <card-apply
          id="card"
          api-base="https://bank.example"
          link-path="kestrel"
          density="compact"
          locale={locale()}
          prop:prefill={prefill()}
          on:bank-ready={({ type }) => setHeard([...heard(), type])}
        />
      </Show>
    </>
  );
}

render(() => <Page />, document.querySelector('#app') ?? document.body);
