import { useTranslation } from 'react-i18next';
import { OfficeName, useOfficeName } from '../../../../domain/jurisdiction/office-name.js';
import type { NotSearched, OfficeDraft, Risk, Verdict } from '../result-draft.js';
import styles from './result-editor.module.css';
import { SelectPart, TextPart } from './text-part.js';

const VERDICTS: readonly Verdict[] = ['GO', 'GO_WITH_CHANGES', 'NOT_ADVISED', 'NO_ANSWER'];
const NOT_SEARCHED: readonly NotSearched[] = [
  'NO_REGISTER_HELD',
  'REGISTER_AWAY',
  'SIGN_NOT_COMPARABLE',
  'CLIENT_ASKED_NOT_TO',
  'OTHER',
];
export const RISKS: readonly Risk[] = ['LOW', 'MEDIUM', 'HIGH'];

interface Props {
  readonly offices: readonly OfficeDraft[];
  /** Offices whose register a recorded search covered, and those of which only a sample was searched. */
  readonly searched: ReadonlySet<string>;
  readonly sampled: ReadonlySet<string>;
  readonly onChange: (offices: readonly OfficeDraft[]) => void;
}

/** One line an office: verdict, risk, one sentence, and what the answer rests on. */
export function OfficesEditor({ offices, searched, sampled, onChange }: Props) {
  const { t } = useTranslation(['admin', 'admin-search']);
  const name = useOfficeName();
  const change = (code: string, patch: Partial<OfficeDraft>): void =>
    onChange(offices.map((office) => (office.jurisdiction === code ? { ...office, ...patch } : office)));
  // An office that was not searched has no answer: nobody has to remember it.
  const giveReason = (code: string, notSearched: NotSearched | ''): void =>
    change(
      code,
      notSearched === '' ? { notSearched, verdict: '' } : { notSearched, verdict: 'NO_ANSWER', risk: '' },
    );
  return (
    <fieldset className={styles.offices}>
      <legend>{t('editor.offices')}</legend>
      {offices.map((office) => (
        <div
          key={office.jurisdiction}
          role="group"
          aria-label={name(office.jurisdiction)}
          className={styles.line}
        >
          <strong>
            <OfficeName code={office.jurisdiction} />
          </strong>
          <SelectPart
            label={t('editor.verdict')}
            hideLabel
            value={office.verdict}
            options={VERDICTS.map((value) => ({ value, text: t(`report:verdict.${value}`) }))}
            onChange={(verdict) => change(office.jurisdiction, { verdict })}
          />
          {office.verdict === 'NO_ANSWER' ? (
            <span />
          ) : (
            <SelectPart
              label={t('editor.risk')}
              hideLabel
              value={office.risk}
              options={RISKS.map((value) => ({ value, text: t(`report:risk.${value}`) }))}
              onChange={(risk) => change(office.jurisdiction, { risk })}
            />
          )}
          <div className={styles.basis}>
            <TextPart
              label={t('editor.reason')}
              hideLabel
              rows={2}
              value={office.reason}
              onChange={(reason) => change(office.jurisdiction, { reason })}
            />
            {(!searched.has(office.jurisdiction) || office.notSearched !== '') && (
              <SelectPart
                label={t('admin-search:write.notSearched')}
                value={office.notSearched}
                options={NOT_SEARCHED.map((value) => ({
                  value,
                  text: t(`admin-search:write.notSearchedReason.${value}`),
                }))}
                onChange={(reason) => giveReason(office.jurisdiction, reason)}
              />
            )}
            {office.notSearched === 'OTHER' && (
              <TextPart
                label={t('admin-search:write.notSearchedText')}
                value={office.notSearchedText}
                onChange={(notSearchedText) => change(office.jurisdiction, { notSearchedText })}
              />
            )}
            {sampled.has(office.jurisdiction) && office.risk === 'LOW' && (
              <TextPart
                label={t('admin-search:write.sampleNote')}
                value={office.sampleNote}
                onChange={(sampleNote) => change(office.jurisdiction, { sampleNote })}
              />
            )}
          </div>
        </div>
      ))}
    </fieldset>
  );
}
