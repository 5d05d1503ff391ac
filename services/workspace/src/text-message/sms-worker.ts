import { inTransaction } from '@cotta/kit/runtime/database/transaction.js';
import type { Rounds } from '@cotta/kit/runtime/jobs/rounds.js';
import { deliverSms, type SmsDelivery } from './deliver-sms.js';
import { waitingSms } from './outgoing-sms.js';

const SWEEP_EVERY_MS = 20_000;
const SWEEP_BATCH = 100;

export interface SmsWorker {
  /** Hands over everything that is due and that nobody works on. @returns how many it looked at */
  sweep(): Promise<number>;
  /** Lets what is in hand reach its end. */
  close(): Promise<void>;
}

interface SweepSettings {
  /** @defaultValue 20 s */
  readonly sweepEveryMs?: number;
  /** Where sweeps are noted. @defaultValue nowhere */
  readonly rounds?: Pick<Rounds, 'noted'>;
}

/** Sends text messages, one after the other, as the table says what is due: they are few, and none is in a hurry. */
export function startSmsWorker({
  sweepEveryMs = SWEEP_EVERY_MS,
  rounds,
  ...delivery
}: SmsDelivery & SweepSettings): SmsWorker {
  const { db, clock, log } = delivery;
  let closing = false;
  let current: Promise<number> | undefined;
  const round = async (): Promise<number> => {
    const ids = await inTransaction(db, (tx) => waitingSms(tx, clock.now(), SWEEP_BATCH));
    for (const id of ids) {
      if (closing) break;
      await deliverSms(delivery, id).catch((error: unknown) =>
        log.warn({ err: error, smsId: id }, 'text message left for the next sweep'),
      );
    }
    return ids.length;
  };
  /** Never two rounds at once. */
  const sweep = (): Promise<number> => (current ??= round().finally(() => (current = undefined)));
  const noted = rounds?.noted({ name: 'workspace-texts', everyMs: sweepEveryMs }, sweep) ?? sweep;
  const timer = setInterval(
    () =>
      void noted().catch((error: unknown) => log.warn({ err: error }, 'text messages could not be swept')),
    sweepEveryMs,
  );
  return {
    sweep,
    close: async () => {
      closing = true;
      clearInterval(timer);
      await current?.catch(() => undefined);
    },
  };
}
