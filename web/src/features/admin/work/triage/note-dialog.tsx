import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../kit/button/button.js';
import { Dialog } from '../../../../kit/dialog/dialog.js';
import { Field } from '../../../../kit/form/field.js';
import type { RecordFacts } from '../../parts/records/record-facts.js';
import { useChange } from '../parts/use-change.js';
import type { Hit } from './hit.js';
import styles from './triage.module.css';

const LONGEST = 5000;

interface Props {
  readonly facts: RecordFacts;
  readonly hit: Hit;
  /** Where it is written, and what it is called there. */
  readonly field: string;
  readonly label: string;
  readonly hint: string;
  readonly onClose: () => void;
}

/** What is written about one hit, changed where it is judged. */
export function NoteDialog({ facts, hit, field, label, hint, onClose }: Props) {
  const { t } = useTranslation('admin-triage');
  const [text, setText] = useState(hit.note ?? '');
  const { busy, wrong, change } = useChange(facts);
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (await change(hit, { [field]: text.trim() === '' ? null : text.trim() })) onClose();
  };
  return (
    <Dialog open title={label} onClose={onClose}>
      <form className={styles.dialog} onSubmit={(event) => void save(event)}>
        {wrong !== undefined && <p role="alert">{wrong}</p>}
        <Field name={field} label={label} hint={hint}>
          {(control) => (
            <textarea
              {...control}
              rows={5}
              maxLength={LONGEST}
              value={text}
              autoFocus
              onChange={(event) => setText(event.target.value)}
            />
          )}
        </Field>
        <p>
          <Button type="submit" look="accent" size="small" busy={busy}>
            {t('keep')}
          </Button>
        </p>
      </form>
    </Dialog>
  );
}
