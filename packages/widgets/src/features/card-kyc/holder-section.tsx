/** One section: read, and where the bank lets it be corrected, edited in place and saved alone (CRD-52). */
import type { KycSection } from '@bankside/core/rules/cards/kyc-sections.ts';
import { useId, useRef, useState } from 'react';
import { Button } from '../../kit/action/button.tsx';
import { useT } from '../../kit/words.tsx';
import * as look from './card-kyc.css.ts';
import type { Holder } from './holder.ts';
import { SectionFacts } from './section-facts.tsx';
import { SectionForm } from './section-form.tsx';

type Props = { readonly id: string; readonly section: KycSection; readonly holder: Holder };

export function HolderSection({ id, section, holder }: Props) {
  const t = useT('card-kyc');
  const heading = useRef<HTMLHeadingElement>(null);
  const named = useId();
  const [editing, setEditing] = useState(false);
  const name = t(`options:kycSections.${section}`);
  const close = () => {
    setEditing(false);
    heading.current?.focus(); // the button that had it is gone
  };
  return (
    <section aria-labelledby={named} className={look.part}>
      <div className={look.about}>
        <h2 id={named} ref={heading} tabIndex={-1} className={look.title}>
          {name}
        </h2>
        <p className={look.text}>{t(`sections.${section}`)}</p>
        {!editing && holder.editable.includes(section) && (
          <Button compact aria-label={t('correctNamed', { section: name })} onClick={() => setEditing(true)}>
            {t('correct')}
          </Button>
        )}
      </div>
      <div className={look.content}>
        {editing ? (
          <SectionForm id={id} section={section} holder={holder} onClose={close} />
        ) : (
          <SectionFacts section={section} holder={holder} />
        )}
      </div>
    </section>
  );
}
