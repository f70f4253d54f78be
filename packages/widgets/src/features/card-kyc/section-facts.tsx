/** A section as it is at the bank, with the reason at each field that it could not confirm; files open under their names. */
import { cardField, type FieldName } from '@bankside/core/rules/cards/fields.ts';
import type { KycSection } from '@bankside/core/rules/cards/kyc-sections.ts';
import { Button } from '../../kit/action/button.tsx';
import { saveFile } from '../../kit/action/save-file.ts';
import { Fact, Facts } from '../../kit/data/facts.tsx';
import { sizeText } from '../../kit/form/upload/upload-file.ts';
import { FailureNote } from '../../kit/remote/call-view.tsx';
import { useAction } from '../../kit/remote/use-action.ts';
import { faint } from '../../kit/theme/text.css.ts';
import { useLanguage, useT } from '../../kit/words.tsx';
import { useBank } from '../../runtime/host-context.tsx';
import { useApplicationLabel, useApplicationValue } from '../../shared/application-values.ts';
import { usePreview } from '../../shared/document-preview/use-preview.tsx';
import * as look from './card-kyc.css.ts';
import { shownFields, stepOf, type Holder } from './holder.ts';

type Props = { readonly section: KycSection; readonly holder: Holder };

export function SectionFacts({ section, holder }: Props) {
  const t = useT('card-kyc');
  const label = useApplicationLabel();
  const valueOf = useApplicationValue();
  const language = useLanguage();
  const values = holder[section];
  const factOf = (name: FieldName) =>
    cardField(name).kind === 'file' ? <FileFact name={name} holder={holder} /> : valueOf(name, values) || t('notGiven');
  return (
    <Facts>
      {shownFields(section, values, language).map((name) => (
        <Fact key={name} label={label(name, stepOf[section])}>
          {factOf(name)}
          {values[`${name}_missing`] === true && <span className={faint}> {t('notStated')}</span>}
          {holder.reasons
            .filter(({ field }) => field === name)
            .map(({ text }) => (
              <span key={text} className={look.reason}>
                {t('sentBack', { reason: text })}
              </span>
            ))}
        </Fact>
      ))}
    </Facts>
  );
}

function FileFact({ name: field, holder }: { readonly name: FieldName; readonly holder: Holder }) {
  const t = useT('card-kyc');
  const bank = useBank();
  const preview = usePreview();
  const download = useAction((file_key: string) => bank.download('/init/file', { file_key }), {
    onDone: ({ blob, name }) => saveFile(blob, name),
  });
  const file = holder.files.find((each) => each.field === field);
  if (!file) return t('notGiven');
  const { name, size, readable, file_key, content_type } = file;
  return (
    <>
      <span className={look.file}>
        <span>
          {name || t('given')} <span className={faint}>{sizeText(size)}</span>
        </span>
        {readable && (
          <>
            <Button compact aria-label={t('openNamed', { name })} onClick={() => preview.open({ name, file_key, content_type })}>
              {t('open')}
            </Button>
            <Button
              compact
              icon="download"
              busy={download.busy}
              aria-label={t('downloadNamed', { name })}
              onClick={() => void download.run(file_key)}
            >
              {t('money:export.download')}
            </Button>
          </>
        )}
      </span>
      <FailureNote failure={download.failure} title={t('notDownloaded')} />
      {preview.dialog}
    </>
  );
}
