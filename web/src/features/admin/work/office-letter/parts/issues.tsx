import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../../kit/button/button.js';
import type { RecordRow } from '../../../parts/records/record-facts.js';
import { useSubmit } from '../../../parts/use-submit.js';
import type { Letter } from '../letter.js';
import {
  AddLetterIssueDocument,
  ChangeLetterIssueDocument,
  RemoveLetterIssueDocument,
  type ChangeLetterIssueVariables,
} from '../office-letter.graphql.js';
import styles from '../office-letter.module.css';

type Issue = Letter['issues']['items'][number];
const categories = ['FORMAL', 'CLASSIFICATION', 'DISTINCTIVENESS', 'EARLIER_MARKS', 'USE', 'OTHER'] as const;
type Category = (typeof categories)[number];

function CategoryChoice({ value, onChange }: { value: Category; onChange: (chosen: Category) => void }) {
  const { t } = useTranslation('admin-office-letter');
  return (
    <select
      aria-label={t('issues.category')}
      value={value}
      onChange={(event) => onChange(event.target.value as Category)}
    >
      {categories.map((one) => (
        <option key={one} value={one}>
          {t(`office-letter:category.${one}`)}
        </option>
      ))}
    </select>
  );
}

/** One point, changed where it stands. */
function IssueLine({ issue, onWrong }: { issue: Issue; onWrong: (message: string | undefined) => void }) {
  const { t } = useTranslation('admin-office-letter');
  const { run } = useSubmit(['work', 'office_action']);
  const [name, setName] = useState(issue.name);
  const say = (answer: Awaited<ReturnType<typeof run>>): void =>
    onWrong(answer === 'done' ? undefined : answer === 'failed' ? t('notSent') : answer.message);
  const change = async (input: ChangeLetterIssueVariables['input']): Promise<void> =>
    say(await run(ChangeLetterIssueDocument, { id: issue.id, input, expectedVersion: issue.version }));
  return (
    <li className={styles.line}>
      <input
        aria-label={t('issues.name')}
        maxLength={300}
        value={name}
        onChange={(event) => setName(event.target.value)}
        onBlur={() => {
          if (name.trim() !== '' && name !== issue.name) void change({ name: name.trim() });
        }}
      />
      <CategoryChoice value={issue.category as Category} onChange={(category) => void change({ category })} />
      <Button
        size="small"
        look="quiet"
        aria-label={t('issues.remove', { name: issue.name })}
        onClick={() =>
          void run(RemoveLetterIssueDocument, { id: issue.id, expectedVersion: issue.version }).then(say)
        }
      >
        ×
      </Button>
    </li>
  );
}

/** The points the office raises. What a machine proposed is added by a press, never by itself. */
export function Issues({ row, letter }: { row: RecordRow; letter: Letter }) {
  const { t } = useTranslation('admin-office-letter');
  const { busy, run } = useSubmit(['work', 'office_action']);
  const [name, setName] = useState('');
  const [category, setCategory] = useState<Category>('DISTINCTIVENESS');
  const [message, setMessage] = useState<string>();
  const issues = letter.issues.items;
  const proposed = ((row['suggestedIssues'] ?? []) as readonly string[]).filter(
    (text) => !issues.some((issue) => issue.name === text),
  );
  const add = async (text: string, kind: Category): Promise<void> => {
    const answer = await run(AddLetterIssueDocument, {
      input: { officeActionId: row.id, name: text, category: kind },
    });
    setMessage(answer === 'done' ? undefined : answer === 'failed' ? t('notSent') : answer.message);
    if (answer === 'done' && text === name.trim()) setName('');
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (name.trim() === '') setMessage(t('issues.empty'));
    else void add(name.trim(), category);
  };
  return (
    <section>
      <h3>{t('issues.title')}</h3>
      <ol className={styles.lines}>
        {issues.map((issue) => (
          <IssueLine key={issue.id} issue={issue} onWrong={setMessage} />
        ))}
      </ol>
      {proposed.map((text) => (
        <Button key={text} size="small" onClick={() => void add(text, 'OTHER')}>
          {t('issues.take', { text })}
        </Button>
      ))}
      <form className={styles.line} onSubmit={submit}>
        <input
          aria-label={t('issues.new')}
          placeholder={t('issues.new')}
          maxLength={300}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <CategoryChoice value={category} onChange={setCategory} />
        <Button type="submit" size="small" busy={busy}>
          {t('add')}
        </Button>
      </form>
      {message !== undefined && (
        <p role="alert" className={styles.wrong}>
          {message}
        </p>
      )}
    </section>
  );
}
