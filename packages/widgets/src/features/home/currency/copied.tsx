import { CopyButton } from '../../../kit/action/copy-button.tsx';
import { Fact } from '../../../kit/data/facts.tsx';

/** What the bank has not set is left out. */
export function Copied({ label, value, shown = value }: { readonly label: string; readonly value: string; readonly shown?: string }) {
  if (!value) return null;
  return (
    <Fact label={label}>
      {shown}
      {'\u00a0'}
      <CopyButton value={value} what={label} />
    </Fact>
  );
}
