import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { Button } from '../../../kit/button/button.js';
import { AppLink } from '../../../kit/link/app-link.js';
import { PageMeta } from '../../../kit/page/page-meta.js';
import { Failed } from '../parts/failed.js';
import { RecordCreateForm } from '../parts/records/form/record-create-form.js';
import { IfAllowed } from '../parts/records/if-allowed.js';
import { inputFields, type CommandFacts } from '../parts/records/record-facts.js';
import { useRecordFacts } from '../parts/records/use-facts.js';
import styles from './add-mark.module.css';
import { answersFrom, lookUpNumber, type Asked, type RegisteredMark } from './look-up-number.js';
import { NumberForm } from './number-form.js';
import { AlreadyHere, Registered } from './register-answer.js';

/** A mark that is at an office already: its number first, the register is asked, and only what it does not know is typed. */
export function Component() {
  const { t } = useTranslation('admin-add-mark');
  const facts = useRecordFacts();
  const [query, setQuery] = useSearchParams();
  const { office, number, ...presets } = Object.fromEntries(query);
  const asked = office && number ? { office, number } : undefined;
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['work', 'add-mark', office, number],
    queryFn: () => lookUpNumber(asked ?? { office: '', number: '' }),
    enabled: asked !== undefined,
    retry: false,
  });
  return (
    <div className={styles.page}>
      <PageMeta title={t('title')} />
      <p>
        <AppLink to={`/${facts.table}`}>{facts.many}</AppLink>
      </p>
      <h1>{t('title')}</h1>
      <p>{t('lead')}</p>
      <IfAllowed command={facts.create}>
        {(create) => (
          <>
            <NumberForm
              key={`${office ?? ''} ${number ?? ''}`}
              asked={asked ?? {}}
              busy={isFetching}
              onAsk={(next) => setQuery({ ...presets, ...next })}
            />
            {error !== null && <Failed error={error} again={() => void refetch()} />}
            {asked !== undefined && data !== undefined && (
              <Answer
                key={`${asked.office} ${asked.number}`}
                create={create}
                asked={asked}
                presets={presets}
                {...data}
              />
            )}
          </>
        )}
      </IfAllowed>
    </div>
  );
}

interface AnswerProps extends Awaited<ReturnType<typeof lookUpNumber>> {
  readonly create: CommandFacts;
  readonly asked: Asked;
  readonly presets: Readonly<Record<string, string>>;
}

/** What is there under the number, and the rest of the mark once it is plain which one it is. */
function Answer({ create, asked, presets, known, registered }: AnswerProps) {
  const { t } = useTranslation('admin-add-mark');
  const only = registered?.length === 1 ? registered[0] : undefined;
  const [chosen, setChosen] = useState<RegisteredMark | undefined>(only);
  const [twice, setTwice] = useState(false);
  const marks = registered ?? [];
  const isPlain = chosen !== undefined || marks.length === 0;
  const outcome =
    registered === undefined
      ? 'away'
      : marks.length === 0
        ? 'unknown'
        : marks.length === 1
          ? 'one'
          : 'several';
  return (
    <>
      {known.length > 0 && <AlreadyHere known={known} />}
      <p role="status">{t(`answer.${outcome}`)}</p>
      <Registered marks={marks} chosen={chosen} onChoose={setChosen} />
      {known.length > 0 && !twice ? (
        <p>
          <Button onClick={() => setTwice(true)}>{t('twice')}</Button>
        </p>
      ) : (
        isPlain && (
          <Rest key={chosen?.kind ?? 'hand'} create={create} asked={asked} presets={presets} mark={chosen} />
        )
      )}
    </>
  );
}

const ASKED = [
  'userId',
  'brandId',
  'ownerEntityId',
  'name',
  'type',
  'status',
  'goodsAndServices',
  'filingDate',
  'publicationDate',
  'registrationDate',
  'expirationDate',
  'assignedAdminId',
] as const;

function Rest({
  create,
  asked,
  presets,
  mark,
}: Pick<AnswerProps, 'create' | 'asked' | 'presets'> & { readonly mark: RegisteredMark | undefined }) {
  const facts = useRecordFacts();
  const fields = inputFields(facts, create);
  return (
    <RecordCreateForm
      facts={facts}
      command={create}
      fields={ASKED.flatMap((key) => fields.filter((field) => field.key === key))}
      presets={{ ...(mark === undefined ? {} : answersFrom(mark)), ...presets }}
      given={{ jurisdiction: asked.office, number: mark?.number ?? asked.number }}
    />
  );
}

export { prepareRecordFacts as prepare } from '../parts/records/use-facts.js';
