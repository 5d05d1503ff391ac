import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../kit/button/button.js';
import { useToast } from '../../../../kit/toast/toast.js';
import { ask } from '../../parts/admin-api.js';
import { Failed } from '../../parts/failed.js';
import { command } from '../../parts/records/data-provider.js';
import { outcomeOf, saidOf } from '../../parts/records/form/write-outcome.js';
import { isAllowed, type RecordFacts } from '../../parts/records/record-facts.js';
import { useReread } from '../../parts/records/steps/use-reread.js';
import { useRole } from '../../parts/records/use-facts.js';
import { StatusWord } from '../../parts/tops/status-words.js';
import { UnassignedDocument } from './brand.graphql.js';
import { itemsOf } from './items.js';
import styles from './brand-work.module.css';

interface Props {
  readonly facts: RecordFacts;
  readonly brand: { readonly id: string; readonly name: string; readonly userId: string };
}

/** What of the client stands under no brand, ticked and put under this one. */
export function Unassigned({ facts, brand }: Props) {
  const { t } = useTranslation('admin-brand');
  const { data, error, refetch } = useQuery({
    queryKey: ['work', 'unassigned', brand.userId],
    queryFn: () => ask(UnassignedDocument, { userId: brand.userId }),
  });
  const reread = useReread(facts);
  const toast = useToast();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string>();
  const assign = [...facts.steps, ...facts.commands].find(({ root }) => root === 'assignBrandItems');
  const mayAssign = isAllowed(assign, useRole());
  if (error !== null) return <Failed error={error} again={() => void refetch()} />;
  if (data === undefined) return <p role="status">{t('common:loading')}</p>;
  const items = itemsOf(data);
  const ticked = items.filter(({ id }) => chosen.has(id));
  const toggle = (id: string): void =>
    setChosen(
      (before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id]),
    );
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (assign === undefined || busy || ticked.length === 0) return;
    setBusy(true);
    try {
      await command(facts, assign, {
        id: brand.id,
        input: { items: ticked.map(({ kind, id }) => ({ kind, id })) },
      });
      setWrong(undefined);
      setChosen(new Set());
      toast('success', t('assigned', { count: ticked.length, name: brand.name }));
      await reread();
    } catch (failure) {
      setWrong(saidOf(outcomeOf(failure, t('admin-records:form.notSent'))));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form aria-labelledby="brand-unassigned" onSubmit={(event) => void send(event)}>
      <h3 id="brand-unassigned">{t('unassigned', { count: items.length })}</h3>
      {items.length === 0 && <p>{t('noUnassigned')}</p>}
      <ul className={styles.choices}>
        {items.map(({ id, table, name, status, row }) => (
          <li key={id}>
            <label>
              <input
                type="checkbox"
                checked={chosen.has(id)}
                disabled={!mayAssign}
                onChange={() => toggle(id)}
              />{' '}
              {t(`kind.${table}`)} {name}
            </label>{' '}
            <StatusWord table={table} status={status} row={row} />
          </li>
        ))}
      </ul>
      {wrong !== undefined && <p role="alert">{wrong}</p>}
      {mayAssign && items.length > 0 && (
        <Button type="submit" size="small" busy={busy} disabled={ticked.length === 0}>
          {t('assign', { name: brand.name })}
        </Button>
      )}
    </form>
  );
}
