/** Every event with its link and an example of what is posted (WEB-14). */
import { Section } from '../../kit/nav/section.tsx';
import { CallView } from '../../kit/remote/call-view.tsx';
import { useRemote } from '../../kit/remote/remote.ts';
import { useT } from '../../kit/words.tsx';
import { useBank } from '../../runtime/host-context.tsx';
import * as look from './developers.css.ts';
import { prettyJson } from './pretty-json.ts';
import { remoteKey } from './use-developers.ts';

export function EventsPart() {
  const t = useT('developers');
  const bank = useBank();
  const events = useRemote([...remoteKey, 'events'], (signal) => bank.call('/developers/events', {}, { signal }));
  return (
    <CallView of={events} what={t('loading')} failed={t('events.failed')}>
      {({ list }) => (
        <div className={look.stack}>
          {list.map(({ event, link, examples }) => (
            <Section key={event} title={<code>{event}</code>}>
              <p className={look.said}>{link ? t('events.link', { link: t(`options:webhookKinds.${link}`) }) : t('events.any')}</p>
              {examples.map((example) => (
                <pre key={example} className={look.code}>
                  {prettyJson(example)}
                </pre>
              ))}
            </Section>
          ))}
        </div>
      )}
    </CallView>
  );
}
