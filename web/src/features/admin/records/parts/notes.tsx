import { useCreate, useGetList } from 'ra-core';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Moment } from '../../../../kit/dates/moment.js';
import { useDeskKeys } from '../../parts/keys/use-desk-keys.js';
import { NoteForm } from '../../parts/note-form.js';
import type { RecordRow } from '../../parts/records/record-facts.js';
import { ReferenceText } from '../../parts/records/reference-text.js';
import styles from '../record.module.css';
import { outcomeOf } from '../../parts/records/form/write-outcome.js';

const SHOWN = 50;
const LONGEST = 10_000;

/** Notes for colleagues about this record. Clients see none. */
export function Notes({ table, id }: { table: string; id: string }) {
  const { t } = useTranslation('admin-records');
  const [create, { isPending }] = useCreate<RecordRow>();
  const place = useRef<HTMLElement>(null);
  useDeskKeys('row', { note: () => place.current?.querySelector('textarea')?.focus() });
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState<string>();
  const { data, refetch } = useGetList<RecordRow>('note', {
    filter: { subjectType: { eq: table }, subjectId: { eq: id } },
    sort: { field: 'createdAt', order: 'DESC' },
    pagination: { page: 1, perPage: SHOWN },
  });
  const add = async (): Promise<void> => {
    if (text.trim() === '') return;
    try {
      await create(
        'note',
        { data: { subjectType: table, subjectId: id, text: text.trim() } },
        { returnPromise: true },
      );
      setText('');
      setWrong(undefined);
      await refetch();
    } catch (error) {
      setWrong(outcomeOf(error, t('form.notSent')).message);
    }
  };
  return (
    <section className={styles.notes} ref={place}>
      <h2>{t('notes.title')}</h2>
      <NoteForm
        label={t('notes.label')}
        add={t('notes.add')}
        longest={LONGEST}
        text={text}
        onText={setText}
        wrong={wrong}
        busy={isPending}
        onAdd={() => void add()}
      />
      {data !== undefined && data.length > 0 && (
        <ul>
          {data.map((note) => (
            <li key={note.id}>
              <p>{String(note['text'] ?? '')}</p>
              <p className={styles.meta}>
                {note['authorId'] != null && (
                  <>
                    <ReferenceText table="user" id={String(note['authorId'])} /> ·{' '}
                  </>
                )}
                <Moment at={String(note['createdAt'])} style="short" />
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
