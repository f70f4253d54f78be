/** Rights to tick, by name, with usual sets to begin with (PER-23). */
import { presetNames, presets } from '@bankside/core/rules/access/presets.ts';
import type { FieldName } from '../../kit/form/engine/field-name.ts';
import { Button } from '../../kit/action/button.tsx';
import { useForm } from '../../kit/form/engine/use-form.ts';
import { useT } from '../../kit/words.tsx';
import { RightsField } from './rights-field.tsx';
import * as look from './rights.css.ts';

export function RightsFields({ name }: { readonly name: FieldName }) {
  const t = useT('colleagues');
  const form = useForm();
  return (
    <>
      <div role="group" aria-label={t('form.presets')} className={look.presets}>
        <span className={look.caption}>{t('form.presets')}</span>
        {presetNames.map((preset) => (
          <Button key={preset} compact onClick={() => form.set(name, [...presets[preset]])}>
            {t(`presets.${preset}`)}
          </Button>
        ))}
      </div>
      <RightsField name={name} label={t('form.rights')} hint={t('form.rightsHint')} />
    </>
  );
}
