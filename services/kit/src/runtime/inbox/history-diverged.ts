import { Fault } from '../../model/words/fault.js';

/** The source's log is not the one this consumer read: restored from a backup, or rewritten. Only reading the copy anew helps. */
export class HistoryDiverged extends Fault {
  override readonly name = 'HistoryDiverged';
}
