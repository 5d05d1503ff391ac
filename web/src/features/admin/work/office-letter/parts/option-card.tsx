import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../../kit/button/button.js';
import type { Draft, Drafts } from '../../../parts/records/form/form-draft.js';
import { MoneyInput } from '../../../parts/records/form/money-input.js';
import { useSaveKey } from '../../../parts/use-save-key.js';
import type { Submitted } from '../../../parts/use-submit.js';
import type { LetterOption } from '../letter.js';
import styles from '../office-letter.module.css';
import { optionDraft, readOption } from './option-draft.js';

type Input = ReturnType<typeof readOption>['input'];

interface Props {
  readonly option: LetterOption | undefined;
  readonly currency: string;
  /** Stores it; `undefined` fields stay as they are. */
  readonly onSave: (input: Input) => Promise<Submitted>;
  readonly onRecommend?: () => void;
  readonly onRemove: () => void;
}

function Fields({ draft, onChange }: { draft: Drafts; onChange: (draft: Drafts) => void }) {
  const { t } = useTranslation('admin-office-letter');
  const id = useId();
  const put = (key: string, typed: Draft): void => onChange({ ...draft, [key]: typed });
  return (
    <>
      <div className={styles.field}>
        <label htmlFor={`${id}-what`}>{t('options.what')}</label>
        <textarea
          id={`${id}-what`}
          rows={2}
          maxLength={5000}
          value={String(draft['solution'] ?? '')}
          onChange={(event) => put('solution', event.target.value)}
        />
      </div>
      <div className={styles.fees}>
        <div className={styles.field}>
          <label htmlFor={`${id}-chance`}>{t('options.chance')}</label>
          <input
            id={`${id}-chance`}
            inputMode="numeric"
            maxLength={3}
            value={String(draft['chanceOfSuccess'] ?? '')}
            onChange={(event) => put('chanceOfSuccess', event.target.value)}
          />
        </div>
        {(['serviceFee', 'governmentFee'] as const).map((key) => (
          <div key={key} className={styles.field}>
            <label htmlFor={`${id}-${key}`}>{t(`options.${key}`)}</label>
            <MoneyInput
              control={{ id: `${id}-${key}` }}
              draft={draft[key] as Drafts}
              onChange={(typed) => put(key, typed)}
            />
          </div>
        ))}
      </div>
    </>
  );
}

/** One way to answer: stored when one leaves it, and with Ctrl+S. */
export function OptionCard({ option, currency, onSave, onRecommend, onRemove }: Props) {
  const { t } = useTranslation(['admin-office-letter', 'admin-records']);
  const [draft, setDraft] = useState(() => optionDraft(option, currency));
  const [stored, setStored] = useState(draft);
  const [message, setMessage] = useState<string>();
  const isChanged = JSON.stringify(draft) !== JSON.stringify(stored);
  const save = async (): Promise<void> => {
    if (!isChanged) return;
    const { input, problems } = readOption(draft);
    const wrong = Object.entries(problems)[0];
    if (wrong !== undefined)
      return setMessage(`${t(`options.${wrong[0]}`)}: ${t([wrong[1], `admin-records:${wrong[1]}`])}`);
    const answer = await onSave(input);
    if (answer === 'done') setStored(draft);
    setMessage(answer === 'done' ? undefined : answer === 'failed' ? t('notSent') : answer.message);
  };
  useSaveKey(() => void save());
  return (
    <li
      className={styles.option}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) void save();
      }}
    >
      <Fields draft={draft} onChange={setDraft} />
      <div className={styles.steps}>
        {onRecommend !== undefined && (
          <label className={styles.choice}>
            <input type="radio" checked={option?.recommended === true} onChange={onRecommend} />
            {t('options.recommended')}
          </label>
        )}
        <Button size="small" look="quiet" onClick={onRemove}>
          {t(option === undefined ? 'options.leave' : 'options.remove')}
        </Button>
        {isChanged && <span className={styles.muted}>{t('options.unsaved')}</span>}
      </div>
      {message !== undefined && (
        <p role="alert" className={styles.wrong}>
          {message}
        </p>
      )}
    </li>
  );
}
