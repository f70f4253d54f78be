/** What a colleague may do: a group, rights to tick by name with usual sets to begin with, a sum for each day (PER-23). */
import { presetNames, presets } from '@bankside/core/rules/access/presets.ts';
import type { FieldName } from '../../kit/form/engine/field-name.ts';
import { Button } from '../../kit/action/button.tsx';
import { AmountField } from '../../kit/form/fields/amount-field.tsx';
import { TextField } from '../../kit/form/fields/text-field.tsx';
import { useForm } from '../../kit/form/engine/use-form.ts';
import { useT } from '../../kit/words.tsx';
import { RightsField } from './rights-field.tsx';
import * as look from './rights.css.ts';

export function RightsFields({ names }: { readonly names: Readonly<Record<'group' | 'rights' | 'limit', FieldName>> }) {
  const t = useT('colleagues');
  const form = useForm();
  return (
    <>
      <TextField name={names.group} label={t('form.group')} hint={t('form.groupHint')} optional />
      <div role="group" aria-label={t('form.presets')} className={look.presets}>
        <span className={look.caption}>{t('form.presets')}</span>
        {presetNames.map((preset) => (
          <Button key={preset} compact onClick={() => form.set(names.rights, [...presets[preset]])}>
            {t(`presets.${preset}`)}
          </Button>
        ))}
      </div>
      <RightsField name={names.rights} label={t('form.rights')} hint={t('form.rightsHint')} />
      <AmountField name={names.limit} label={t('form.limit')} hint={t('form.limitHint')} currency="USD" optional />
    </>
  );
}
