/** The person's picture: the present one, another one to see before it is saved, or none. */
import { Avatar } from '../../kit/icon/avatar.tsx';
import { Button } from '../../kit/action/button.tsx';
import type { FieldName } from '../../kit/form/engine/field-name.ts';
import { useForm, useValue } from '../../kit/form/engine/use-form.ts';
import { UploadField } from '../../kit/form/upload/upload-field.tsx';
import { useT } from '../../kit/words.tsx';
import { usePicture } from '../../shared/files/picture.ts';
import { useSendFile } from '../../shared/files/send-file.ts';
import * as look from './profile.css.ts';

type PictureFieldProps = {
  readonly name: FieldName<string | undefined>;
  readonly label: string;
  /** The file that the bank has now, '' for none. */ readonly kept: string;
  readonly person: string;
};

export function PictureField({ name, label, kept, person }: PictureFieldProps) {
  const t = useT('profile');
  const form = useForm();
  const value = useValue(name) ?? '';
  const address = usePicture(value);
  const send = useSendFile('avatar');
  return (
    <>
      <div className={look.picture}>
        <Avatar size="large" name={person} src={address} />
        {value !== '' && value === kept && (
          <Button compact icon="remove" onClick={() => form.set(name, '')}>
            {t('details.removePicture')}
          </Button>
        )}
        {kept !== '' && value !== kept && (
          <Button compact onClick={() => form.set(name, kept)}>
            {t('details.keepPicture')}
          </Button>
        )}
      </div>
      <UploadField name={name} label={label} slot="avatar" send={send} />
    </>
  );
}
