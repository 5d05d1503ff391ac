import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useOfficeName } from '../../../../domain/jurisdiction/office-name.js';
import { Button } from '../../../../kit/button/button.js';
import { Upload } from '../../../../kit/upload/upload.js';
import { RecordSearchByHandDocument } from '../registration-request-commands.graphql.js';
import type { AdminRequest } from '../result-draft.js';
import { useCommand } from '../use-command.js';
import styles from './result-editor.module.css';
import { SelectPart, TextPart } from './text-part.js';

const whole = (typed: FormDataEntryValue | null): number =>
  typeof typed === 'string' && /^\d+$/.test(typed.trim()) ? Number(typed) : Number.NaN;
const written = (given: FormDataEntryValue | null): string => (typeof given === 'string' ? given.trim() : '');

/** A search at the own site of an office: its picture is what makes it one. */
export function SearchByHand({
  request,
  codes,
}: {
  readonly request: AdminRequest;
  readonly codes: readonly string[];
}) {
  const { t } = useTranslation(['admin-search', 'admin']);
  const office = useOfficeName();
  const { busy, run } = useCommand(request.id);
  const [jurisdiction, setJurisdiction] = useState('');
  const [query, setQuery] = useState(request.value);
  const [day, setDay] = useState('');
  const [hits, setHits] = useState('');
  const [identical, setIdentical] = useState('');
  const [round, setRound] = useState(0);
  const [message, setMessage] = useState<string>();

  const send = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    event.stopPropagation();
    const upload = written(new FormData(event.currentTarget).get('upload'));
    const [found, same] = [whole(hits), whole(identical)];
    if (
      jurisdiction === '' ||
      day === '' ||
      query.trim() === '' ||
      Number.isNaN(found) ||
      Number.isNaN(same) ||
      upload === ''
    )
      return setMessage(t('hand.missing'));
    const outcome = await run(
      RecordSearchByHandDocument,
      {
        id: request.id,
        input: {
          jurisdiction,
          searchedOn: day,
          query: query.trim(),
          kind: 'IDENTICAL_AND_SIMILAR',
          hits: found,
          identical: same,
          upload,
        },
      },
      t('search.recorded'),
    );
    if (!outcome.ok) return setMessage(outcome.refusal?.fields[0]?.message ?? outcome.message);
    setMessage(undefined);
    setHits('');
    setIdentical('');
    setRound(round + 1);
  };
  return (
    <details>
      <summary>{t('hand.title')}</summary>
      <form className={styles.part} onSubmit={(event) => void send(event)}>
        <p className={styles.gaps}>{t('hand.text')}</p>
        <div className={styles.two}>
          <SelectPart
            label={t('hand.office')}
            value={jurisdiction}
            options={codes.map((code) => ({ value: code, text: office(code) }))}
            onChange={setJurisdiction}
          />
          <TextPart label={t('hand.day')} type="date" value={day} onChange={setDay} />
          <TextPart label={t('hand.query')} maxLength={300} value={query} onChange={setQuery} />
          <TextPart label={t('hand.hits')} maxLength={7} value={hits} onChange={setHits} />
          <TextPart label={t('hand.identical')} maxLength={7} value={identical} onChange={setIdentical} />
        </div>
        <Upload key={round} name="upload" label={t('hand.upload')} onChange={() => setMessage(undefined)} />
        {message !== undefined && (
          <p role="alert" className={styles.searchWrong}>
            {message}
          </p>
        )}
        <div>
          <Button type="submit" size="small" busy={busy}>
            {t('hand.send')}
          </Button>
        </div>
      </form>
    </details>
  );
}
