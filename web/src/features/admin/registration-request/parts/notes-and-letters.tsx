import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Moment } from '../../../../kit/dates/moment.js';
import { ask } from '../../parts/admin-api.js';
import { NoteForm } from '../../parts/note-form.js';
import { AdminRequestNotesDocument } from '../registration-request-show.graphql.js';
import { CreateNoteDocument } from '../registration-request-commands.graphql.js';
import { useCommand } from '../use-command.js';
import styles from '../registration-request-show.module.css';

/** `payment-request` as it is read. */
const titleOf = (template: string): string =>
  `${template.charAt(0).toUpperCase()}${template.slice(1).replaceAll('-', ' ')}`;

/** Notes for colleagues, and the letters that left. Clients see neither. */
export function NotesAndLetters({ id }: { id: string }) {
  const { t } = useTranslation(['admin', 'admin-draft']);
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState<string>();
  const { busy, run } = useCommand(id);
  const { data } = useQuery({
    queryKey: ['request', id, 'notes'],
    queryFn: () => ask(AdminRequestNotesDocument, { id }),
  });
  const add = async (): Promise<void> => {
    if (text.trim() === '') return setWrong(t('admin-draft:noteMissing'));
    const outcome = await run(CreateNoteDocument, {
      input: { subjectType: 'registration_request', subjectId: id, text: text.trim() },
    });
    setWrong(outcome.ok ? undefined : outcome.message);
    if (outcome.ok) setText('');
  };
  return (
    <>
      <section className={styles.notes}>
        <h2>{t('notes.title')}</h2>
        <NoteForm
          label={t('notes.label')}
          add={t('notes.add')}
          longest={5000}
          text={text}
          onText={setText}
          wrong={wrong}
          busy={busy}
          onAdd={() => void add()}
        />
        <ul>
          {(data?.noteList.items ?? []).map((note) => (
            <li key={note.id}>
              <p>{note.text}</p>
              <p className={styles.meta}>
                {note.author?.displayName} ·{' '}
                {note.createdAt != null && <Moment at={note.createdAt} style="short" />}
              </p>
            </li>
          ))}
        </ul>
      </section>
      <section className={styles.notes}>
        <h2>{t('letters.title')}</h2>
        {(data?.letterList.items ?? []).length === 0 && <p className={styles.meta}>{t('letters.none')}</p>}
        <ul>
          {(data?.letterList.items ?? []).map((letter) => (
            <li key={letter.id}>
              <p>
                {titleOf(letter.template)} ·{' '}
                {new Intl.DisplayNames('en', { type: 'language' }).of(letter.locale)}
              </p>
              <p className={styles.meta}>
                {t(`letters.${letter.state ?? 'UNKNOWN'}`)} ·{' '}
                {(letter.sentAt ?? letter.createdAt) != null && (
                  <Moment at={letter.sentAt ?? letter.createdAt ?? ''} style="short" />
                )}
              </p>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
