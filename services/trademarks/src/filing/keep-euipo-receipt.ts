import { handleCommand, type CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import { systemViewer } from '@cotta/kit/model/words/viewer.js';
import { filingReceiptId, publishFilingReceipt, receiptFile } from './filing-receipt.aggregate.js';
import type { OfficeFiling } from './office-filing.js';

export interface ReceivedFiling {
  readonly id: string;
  readonly trademarkId: string;
  readonly userId: string | null;
  readonly officeDraft: string;
  /** The office gave it. */
  readonly number: string;
}

/** Asks the EUIPO for its paper about an application and hands it to the keeper of documents. Done twice it is one paper, the first.
 *  @returns its id there; throws VendorError while the office has none */
export async function keepEuipoReceipt(
  runtime: CommandRuntime,
  { filing, encryptionKey }: { readonly filing: OfficeFiling; readonly encryptionKey: string },
  { id, officeDraft, number, trademarkId, userId }: ReceivedFiling,
): Promise<string> {
  const bytes = await filing.receipt(officeDraft);
  const streamId = filingReceiptId(id);
  await handleCommand(runtime, {
    command: publishFilingReceipt,
    streamId,
    viewer: systemViewer,
    input: receiptFile(bytes, { office: 'EUIPO', number, encryptionKey, trademarkId, userId }),
    commandId: streamId,
  });
  return streamId;
}
