import { useTranslation } from 'react-i18next';
import { Button } from '../../../../kit/button/button.js';
import { noClasses } from '../draft-classes.js';
import { emptyMark, type MarkDraft, type ResultDraft } from '../result-draft.js';
import styles from './result-editor.module.css';
import { RISKS } from './offices-editor.js';
import { SelectPart, TextPart } from './text-part.js';

const SCORES = ['look', 'sound', 'meaning', 'goods', 'overall'] as const;

function MarkLine({
  mark,
  codes,
  onChange,
  onRemove,
}: {
  mark: MarkDraft;
  codes: readonly string[];
  onChange: (patch: Partial<MarkDraft>) => void;
  onRemove: () => void;
}) {
  const { t } = useTranslation(['admin', 'admin-search']);
  const wrong = noClasses(mark.classes);
  const field = (name: 'name' | 'owner' | 'number' | 'status' | 'classes' | 'filingDate') => (
    <TextPart
      label={t(`marks.${name}`)}
      {...(name === 'classes' && wrong.length > 0
        ? { error: t('admin-search:write.noClass', { given: wrong.join(', ') }) }
        : {})}
      type={name === 'filingDate' ? 'date' : 'text'}
      maxLength={300}
      value={mark[name]}
      onChange={(value) => onChange({ [name]: value })}
    />
  );
  return (
    <div role="group" aria-label={mark.name || t('marks.new')} className={styles.mark}>
      <div className={styles.facts}>
        {field('name')}
        {field('owner')}
        <SelectPart
          label={t('marks.office')}
          value={mark.jurisdiction}
          options={[...new Set([...codes, mark.jurisdiction])]
            .filter(Boolean)
            .map((code) => ({ value: code, text: code }))}
          onChange={(jurisdiction) => onChange({ jurisdiction })}
        />
        {field('number')}
        {field('status')}
        {field('classes')}
        {field('filingDate')}
      </div>
      <div className={styles.scores}>
        {SCORES.map((score) => (
          <TextPart
            key={score}
            label={t(`report:similar.${score}`)}
            maxLength={3}
            value={mark[score]}
            onChange={(value) => onChange({ [score]: value.replace(/\D/g, '') })}
          />
        ))}
      </div>
      <TextPart label={t('marks.note')} value={mark.note} onChange={(note) => onChange({ note })} />
      <div className={styles.end}>
        <label>
          <input
            type="checkbox"
            checked={mark.identical}
            onChange={(event) => onChange({ identical: event.target.checked })}
          />{' '}
          {t('marks.identical')}
        </label>
        <Button type="button" look="quiet" size="small" onClick={onRemove}>
          {t('marks.remove')}
        </Button>
      </div>
    </div>
  );
}

/** Earlier marks the client should know, with the parts of the comparison. */
export function MarksEditor({
  draft,
  codes,
  onChange,
}: {
  draft: ResultDraft;
  codes: readonly string[];
  onChange: (patch: Partial<ResultDraft>) => void;
}) {
  const { t } = useTranslation(['admin', 'admin-search']);
  const change = (key: string, patch: Partial<MarkDraft>): void =>
    onChange({ marks: draft.marks.map((mark) => (mark.key === key ? { ...mark, ...patch } : mark)) });
  return (
    <fieldset className={styles.part}>
      <legend>{t('editor.marks')}</legend>
      <div className={styles.two}>
        <SelectPart
          label={t('editor.similarity')}
          value={draft.similarity}
          options={RISKS.map((value) => ({ value, text: t(`report:risk.${value}`) }))}
          onChange={(similarity) => onChange({ similarity })}
        />
        <TextPart
          label={t('editor.explanation')}
          rows={2}
          value={draft.similarityWhy}
          onChange={(similarityWhy) => onChange({ similarityWhy })}
        />
      </div>
      {draft.marks.map((mark) => (
        <MarkLine
          key={mark.key}
          mark={mark}
          codes={codes}
          onChange={(patch) => change(mark.key, patch)}
          onRemove={() => onChange({ marks: draft.marks.filter((one) => one.key !== mark.key) })}
        />
      ))}
      <div>
        <Button
          type="button"
          size="small"
          onClick={() =>
            onChange({ marks: [...draft.marks, emptyMark(crypto.randomUUID(), codes[0] ?? '')] })
          }
        >
          {t('marks.add')}
        </Button>
      </div>
    </fieldset>
  );
}
