import { useListContext, useStore } from 'ra-core';
import { useId, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../kit/button/button.js';
import { Dialog } from '../../../../kit/dialog/dialog.js';
import styles from '../record-list.module.css';

interface SavedFilter {
  readonly name: string;
  readonly filter: Readonly<Record<string, unknown>>;
}

/** Filters somebody uses every day, by name, on this device; the address carries one to a colleague. */
export function SavedFilters({ table }: { table: string }) {
  const { t } = useTranslation('admin-records');
  const id = useId();
  const { filterValues, setFilters } = useListContext();
  const [saved, setSaved] = useStore<readonly SavedFilter[]>(`filters.${table}`, []);
  const [name, setName] = useState<string>();
  const asked = JSON.stringify(filterValues);
  const current = saved.find(({ filter }) => JSON.stringify(filter) === asked);
  const save = (event: FormEvent): void => {
    event.preventDefault();
    event.stopPropagation();
    const called = (name ?? '').trim();
    if (called === '') return;
    setSaved([
      ...saved.filter((one) => one.name !== called),
      { name: called, filter: filterValues as Record<string, unknown> },
    ]);
    setName(undefined);
  };
  return (
    <div className={styles.saved}>
      {saved.length > 0 && (
        <label>
          <span className="visually-hidden">{t('saved.choose')}</span>
          <select
            value={current?.name ?? ''}
            onChange={(event) =>
              setFilters(saved.find((one) => one.name === event.target.value)?.filter ?? {}, [])
            }
          >
            <option value="">{t('saved.choose')}</option>
            {saved.map((one) => (
              <option key={one.name} value={one.name}>
                {one.name}
              </option>
            ))}
          </select>
        </label>
      )}
      {asked !== '{}' && current === undefined && (
        <Button type="button" size="small" look="quiet" onClick={() => setName('')}>
          {t('saved.save')}
        </Button>
      )}
      {current !== undefined && (
        <Button
          type="button"
          size="small"
          look="quiet"
          onClick={() => setSaved(saved.filter((one) => one !== current))}
        >
          {t('saved.forget')}
        </Button>
      )}
      {asked !== '{}' && (
        <Button type="button" size="small" look="quiet" onClick={() => setFilters({}, [])}>
          {t('filter.clear')}
        </Button>
      )}
      <Dialog open={name !== undefined} title={t('saved.save')} onClose={() => setName(undefined)}>
        <form onSubmit={save} className={styles.name}>
          <label htmlFor={id}>{t('saved.name')}</label>
          <input
            id={id}
            value={name ?? ''}
            maxLength={60}
            onChange={(event) => setName(event.target.value)}
          />
          <Button type="submit" size="small" look="accent">
            {t('saved.save')}
          </Button>
        </form>
      </Dialog>
    </div>
  );
}
