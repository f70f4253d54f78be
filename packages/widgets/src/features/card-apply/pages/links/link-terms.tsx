/** What a company says of its link: the same fields for a new one and for a change. */
import { fieldsOf } from '../../../../kit/form/engine/form.tsx';
import { DateField } from '../../../../kit/form/fields/date-field.tsx';
import { narrow, TextField } from '../../../../kit/form/fields/text-field.tsx';
import { useT } from '../../../../kit/words.tsx';

const field = fieldsOf<{ readonly name: string; readonly limit: string; readonly last_day: string }>();

export function LinkTerms() {
  const t = useT('apply-pages');
  return (
    <>
      <TextField name={field('name')} label={t('links.new.name')} hint={t('links.new.nameHint')} optional autoComplete="off" />
      <TextField
        name={field('limit')}
        label={t('links.new.limit')}
        hint={t('links.new.limitHint')}
        optional
        autoComplete="off"
        inputMode="numeric"
        fold={narrow}
      />
      <DateField name={field('last_day')} label={t('links.new.lastDay')} hint={t('links.new.lastDayHint')} optional />
    </>
  );
}
