import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../kit/button/button.js';
import { Dialog } from '../../../../kit/dialog/dialog.js';
import { isMachineField } from '../../parts/records/machine-field.js';
import type { FieldFacts, RecordFacts } from '../../parts/records/record-facts.js';
import styles from '../record-list.module.css';

const HEAVY = new Set(['longText', 'json', 'object']);

/** What a list has at hand without asking for more. */
export function listFields({ fields, title }: Pick<RecordFacts, 'fields' | 'title'>): readonly FieldFacts[] {
  return fields.filter(
    (field) =>
      title.includes(field.key) ||
      !(isMachineField(field) || HEAVY.has(field.kind) || HEAVY.has(field.of?.kind ?? '')),
  );
}

interface Props {
  readonly facts: RecordFacts;
  readonly columns: readonly string[];
  readonly onChange: (columns: readonly string[]) => void;
}

/** Which columns this reader wants to see; remembered on this device. */
export function ColumnChoice({ facts, columns, onChange }: Props) {
  const { t } = useTranslation('admin-records');
  const [open, setOpen] = useState(false);
  const fields = listFields(facts).filter(({ key }) => key !== facts.title[0]);
  const turn = (key: string, on: boolean): void =>
    onChange(
      facts.fields.map((field) => field.key).filter((one) => (one === key ? on : columns.includes(one))),
    );
  return (
    <>
      <Button size="small" data-opens="columns" onClick={() => setOpen(true)}>
        {t('columns.open')}
      </Button>
      <Dialog open={open} title={t('columns.title')} onClose={() => setOpen(false)}>
        <div className={styles.columnChoices}>
          {fields.map((field) => (
            <label key={field.key}>
              <input
                type="checkbox"
                checked={columns.includes(field.key)}
                onChange={(event) => turn(field.key, event.target.checked)}
              />
              {field.label}
            </label>
          ))}
        </div>
        <div className={styles.columnFoot}>
          <Button size="small" onClick={() => onChange(facts.columns)}>
            {t('columns.reset')}
          </Button>
          <Button size="small" look="accent" onClick={() => setOpen(false)}>
            {t('done')}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
