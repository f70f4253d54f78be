/**
 * Everything that was entered, step by step, with the files by name. Who applied from this account may open them;
 * for others they are masked (APP-27).
 */
import { Button } from '../../../kit/action/button.tsx';
import { FailureNote } from '../../../kit/remote/call-view.tsx';
import { Fact, Facts } from '../../../kit/data/facts.tsx';
import { sizeText } from '../../../kit/form/upload/upload-file.ts';
import { Section } from '../../../kit/nav/section.tsx';
import { saveFile } from '../../../kit/action/save-file.ts';
import { faint } from '../../../kit/theme/text.css.ts';
import { useAction } from '../../../kit/remote/use-action.ts';
import { useT } from '../../../kit/words.tsx';
import { ApplicationSections } from '../../../shared/application-sections.tsx';
import { useBank } from '../../../runtime/host-context.tsx';
import { useApplicationLabel } from '../../../shared/application-values.ts';
import type { Application } from '../status/stage.ts';
import * as look from './pages.css.ts';

export function ApplicationFacts({ application }: { readonly application: Application }) {
  const t = useT('apply-pages');
  const { form, files, masked } = application;
  return (
    <div className={look.parts}>
      {masked && <p className={faint}>{t('facts.masked')}</p>}
      <ApplicationSections form={form} />
      {files.length > 0 && <Files application={application} />}
    </div>
  );
}

function Files({ application: { files, masked } }: { readonly application: Application }) {
  const t = useT('apply-pages');
  const label = useApplicationLabel();
  const bank = useBank();
  const download = useAction((file_key: string) => bank.download('/init/file', { file_key }), {
    onDone: ({ blob, name }) => saveFile(blob, name),
  });
  return (
    <Section title={t('facts.files')}>
      <FailureNote failure={download.failure} title={t('facts.notDownloaded')} />
      <Facts>
        {files.map(({ field, file_key, name, size }) => (
          <Fact key={field} label={label(field, 'identity')}>
            <span className={look.acts}>
              <span>
                {name || t('facts.given')} <span className={faint}>{sizeText(size)}</span>
              </span>
              {!masked && (
                <Button
                  compact
                  icon="download"
                  busy={download.busy}
                  aria-label={t('facts.downloadNamed', { name })}
                  onClick={() => void download.run(file_key)}
                >
                  {t('facts.download')}
                </Button>
              )}
            </span>
          </Fact>
        ))}
      </Facts>
    </Section>
  );
}
