/** The same statements as files from the bank: a PDF that anybody can check, or figures for a bookkeeping system. */
import type { Statement } from '@bankside/core/contract/transactions.ts';
import { may } from '@bankside/core/rules/access/permissions.ts';
import { statementFormats } from '@bankside/core/rules/money/transfers.ts';
import { Button } from '../../kit/action/button.tsx';
import { Menu } from '../../kit/overlay/menu.tsx';
import { saveFile } from '../../kit/action/save-file.ts';
import { FailureNote } from '../../kit/remote/call-view.tsx';
import { useAction } from '../../kit/remote/use-action.ts';
import { useT } from '../../kit/words.tsx';
import { useBank } from '../../runtime/host-context.tsx';
import { useSession } from '../../runtime/user.ts';

type Format = (typeof statementFormats)[number];

/** Of several accounts each has a file of its own. */
export function StatementFiles({ statements }: { readonly statements: readonly Statement[] }) {
  const t = useT('transactions');
  const bank = useBank();
  const mayDownload = may(useSession(), '2');
  const save = useAction(async (format: Format) => {
    for (const { kind, currency, date_from, date_to } of statements) {
      const { blob, name } = await bank.download('/transaction/statementDownload', { kind, currency, date_from, date_to, format });
      saveFile(blob, name);
    }
  });
  if (!mayDownload) return null;
  const others = statementFormats.filter((format) => format !== 'pdf');
  const entries = others.map((format) => ({ label: t(`paper.formats.${format}`), onChoose: () => void save.run(format) }));
  return (
    <>
      <FailureNote failure={save.failure} title={t('paper.fileFailed')} />
      <Button icon="download" busy={save.busy} onClick={() => void save.run('pdf')}>
        {t('paper.formats.pdf')}
      </Button>
      <Menu act="download" label={t('paper.otherFormats')} entries={entries} side="bottom-end" />
    </>
  );
}
