import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { command } from '../../parts/records/data-provider.js';
import { outcomeOf, saidOf } from '../../parts/records/form/write-outcome.js';
import type { RecordFacts } from '../../parts/records/record-facts.js';
import { useReread } from '../../parts/records/steps/use-reread.js';

/** Changes fields of a record by one press. `wrong`: why the last one was refused, until the next. */
export function useChange(facts: RecordFacts): {
  readonly busy: boolean;
  readonly wrong: string | undefined;
  /** @returns whether it is so now */
  readonly change: (
    row: { readonly id: string; readonly version: number },
    input: Readonly<Record<string, unknown>>,
  ) => Promise<boolean>;
} {
  const { t } = useTranslation('admin-records');
  const reread = useReread(facts);
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string>();
  return {
    busy,
    wrong,
    change: async ({ id, version }, input) => {
      const { update } = facts;
      if (running.current || update === undefined) return false;
      running.current = true;
      setBusy(true);
      try {
        await command(facts, update, { id, input, expectedVersion: version });
        setWrong(undefined);
        return true;
      } catch (error) {
        setWrong(saidOf(outcomeOf(error, t('form.notSent'))));
        return false;
      } finally {
        running.current = false;
        setBusy(false);
        await reread();
      }
    },
  };
}
