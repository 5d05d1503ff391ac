import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../../kit/button/button.js';
import type { RecordRow } from '../../../parts/records/record-facts.js';
import { useSubmit } from '../../../parts/use-submit.js';
import type { Letter, LetterOption } from '../letter.js';
import {
  AddLetterOptionDocument,
  ChangeLetterOptionDocument,
  RemoveLetterOptionDocument,
} from '../office-letter.graphql.js';
import styles from '../office-letter.module.css';
import { OptionCard } from './option-card.js';

/** The ways to answer, each with its odds and what it costs in the client's money. */
export function Options({ row, letter }: { row: RecordRow; letter: Letter }) {
  const { t } = useTranslation('admin-office-letter');
  const { run } = useSubmit(['work', 'office_action']);
  const [isNew, setNew] = useState(false);
  const options = letter.solutions.items;
  const currency = letter.user?.profile?.currency ?? 'EUR';
  const remove = ({ id, version }: LetterOption): void =>
    void run(RemoveLetterOptionDocument, { id, expectedVersion: version }, t('options.removed'));
  // One advice: whatever was recommended before is not any more.
  const recommend = async (chosen: LetterOption): Promise<void> => {
    for (const { id, version, recommended } of options)
      if (recommended !== (id === chosen.id))
        await run(ChangeLetterOptionDocument, {
          id,
          input: { recommended: id === chosen.id },
          expectedVersion: version,
        });
  };
  return (
    <section>
      <h3>{t('options.title')}</h3>
      <p className={styles.muted}>{t('options.money', { currency })}</p>
      <ol className={styles.lines}>
        {options.map((option) => (
          <OptionCard
            key={option.id}
            option={option}
            currency={currency}
            onSave={(input) =>
              run(ChangeLetterOptionDocument, {
                id: option.id,
                input,
                expectedVersion: option.version,
              })
            }
            onRecommend={() => void recommend(option)}
            onRemove={() => remove(option)}
          />
        ))}
        {isNew && (
          <OptionCard
            option={undefined}
            currency={currency}
            onSave={async (input) => {
              const answer = await run(AddLetterOptionDocument, {
                input: { ...input, officeActionId: row.id, recommended: options.length === 0 },
              });
              if (answer === 'done') setNew(false);
              return answer;
            }}
            onRemove={() => setNew(false)}
          />
        )}
      </ol>
      {!isNew && (
        <Button size="small" onClick={() => setNew(true)}>
          {t('options.add')}
        </Button>
      )}
    </section>
  );
}
