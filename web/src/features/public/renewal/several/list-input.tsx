import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../kit/button/button.js';
import { Field } from '../../../../kit/form/field.js';
import { textOfFile } from '../../../../domain/mark-list/list-file.js';
import styles from './several.module.css';

interface Props {
  /** Takes the lines into the table. @returns how many came in, and how many found no place any more */
  readonly onList: (text: string) => { readonly added: number; readonly left: number };
}

/** A list that is pasted, or a file of one: each line a mark. */
export function ListInput({ onList }: Props) {
  const { t } = useTranslation('renewals');
  const [text, setText] = useState('');
  const [said, setSaid] = useState<string>();
  const take = (list: string): void => {
    const { added, left } = onList(list);
    setText('');
    setSaid(
      [t('list.added', { count: added }), ...(left === 0 ? [] : [t('list.left', { count: left })])].join(' '),
    );
  };
  const read = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    const answer = await textOfFile(file);
    if (answer.problem === undefined) take(answer.text);
    else setSaid(t(`list.${answer.problem}`));
  };
  return (
    <details className={styles.list}>
      <summary>{t('list.title')}</summary>
      <div className={styles.listBody}>
        <p>{t('list.lead')}</p>
        <p className={styles.file}>
          <label htmlFor="f-list-file">{t('list.file')}</label>
          <input
            id="f-list-file"
            type="file"
            accept=".csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values"
            onChange={(event) => {
              void read(event.target.files?.[0]);
              event.target.value = '';
            }}
          />
        </p>
        <Field name="list" label={t('list.paste')} hint={t('list.hint')}>
          {(control) => (
            <textarea
              {...control}
              rows={4}
              spellCheck={false}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          )}
        </Field>
        <p>
          <Button type="button" onClick={() => (text.trim() === '' ? undefined : take(text))}>
            {t('list.take')}
          </Button>
        </p>
        <p role="status">{said}</p>
      </div>
    </details>
  );
}
