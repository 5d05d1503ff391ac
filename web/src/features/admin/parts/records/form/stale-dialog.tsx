import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../../kit/button/button.js';
import { Dialog } from '../../../../../kit/dialog/dialog.js';
import { FieldValue } from '../field-value.js';
import type { FieldFacts, RecordRow } from '../record-facts.js';
import { changedKeys, draftAt, readDraft, type Drafts } from './form-draft.js';
import styles from './form.module.css';

interface Props {
  readonly fields: readonly FieldFacts[];
  readonly base: Drafts;
  readonly mine: Drafts;
  readonly theirs: Drafts;
  readonly row: RecordRow;
  readonly onDecide: (drafts: Drafts) => void;
  readonly onClose: () => void;
}

/** Their version with my words where I keep them. What only one of us touched needs no decision. */
export function merged(
  drafts: { readonly base: Drafts; readonly mine: Drafts; readonly theirs: Drafts },
  keepTheirs: ReadonlySet<string>,
): Drafts {
  const my = changedKeys(drafts.base, drafts.mine);
  return Object.fromEntries(
    Object.keys(drafts.theirs).map((key) => [
      key,
      draftAt(my.has(key) && !keepTheirs.has(key) ? drafts.mine : drafts.theirs, key),
    ]),
  );
}

/** Somebody saved in between. Both versions of what both of us changed stand side by side, and a person decides. */
export function StaleDialog({ fields, base, mine, theirs, row, onDecide, onClose }: Props) {
  const { t } = useTranslation('admin-records');
  const [keepTheirs, setKeepTheirs] = useState<ReadonlySet<string>>(new Set());
  const my = changedKeys(base, mine);
  const disputed = fields.filter(({ key }) => my.has(key) && changedKeys(mine, theirs).has(key));
  const choose = (key: string, isTheirs: boolean): void =>
    setKeepTheirs(new Set(isTheirs ? [...keepTheirs, key] : [...keepTheirs].filter((one) => one !== key)));
  return (
    <Dialog open title={t('stale.title')} onClose={onClose}>
      <p>{t('stale.text')}</p>
      <div className={styles.scroll} role="region" aria-label={t('stale.title')} tabIndex={0}>
        <table className={styles.stale}>
          <thead>
            <tr>
              <th scope="col">{t('stale.field')}</th>
              <th scope="col">{t('stale.theirs')}</th>
              <th scope="col">{t('stale.mine')}</th>
            </tr>
          </thead>
          <tbody>
            {disputed.map((field) => (
              <tr key={field.key}>
                <th scope="row">{field.label}</th>
                <td>
                  <label>
                    <input
                      type="radio"
                      name={field.key}
                      checked={keepTheirs.has(field.key)}
                      onChange={() => choose(field.key, true)}
                    />
                    <FieldValue field={field} value={row[field.key]} />
                  </label>
                </td>
                <td>
                  <label>
                    <input
                      type="radio"
                      name={field.key}
                      checked={!keepTheirs.has(field.key)}
                      onChange={() => choose(field.key, false)}
                    />
                    <FieldValue field={field} value={readDraft(field, draftAt(mine, field.key)).value} />
                  </label>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className={styles.dialogFoot}>
        <Button size="small" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button
          size="small"
          look="accent"
          onClick={() => onDecide(merged({ base, mine, theirs }, keepTheirs))}
        >
          {t('stale.goOn')}
        </Button>
      </div>
    </Dialog>
  );
}
