/** What a page gets of a file that was refused or did not arrive. */
import { errors, type RefusalName } from '@bankside/core/rules/errors.ts';
import type { FileFault } from '../../kit/form/upload/file-faults.ts';
import { errorDetail } from '../client/error-detail.ts';
import type { ElementPort } from '../../runtime/element-port.ts';

/** Refused before a byte was sent, under the number that the bank has for the same. */
const refusals: Readonly<Record<string, RefusalName>> = {
  fileOver: 'fileTooLarge',
  fileTypeWrong: 'fileTypeWrong',
  imageTooLarge: 'imageBad',
  tooManyFiles: 'tooManyFiles',
};

export function tellFile(on: ElementPort['emit'], { rule, error }: FileFault): void {
  const ours = { code: errors[refusals[rule] ?? 'uploadFailed'].code, retryable: true, message: rule };
  void on('bank-error', { ...(error === undefined ? ours : errorDetail(error)), kind: 'upload' });
}
