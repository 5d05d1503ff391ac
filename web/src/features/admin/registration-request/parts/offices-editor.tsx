import { useTranslation } from 'react-i18next';
import { OfficeName, useOfficeName } from '../../../../domain/jurisdiction/office-name.js';
import type { OfficeDraft, Risk, Verdict } from '../result-draft.js';
import styles from './offices-editor.module.css';
import { SelectPart, TextPart } from './text-part.js';

const VERDICTS: readonly Verdict[] = ['GO', 'GO_WITH_CHANGES', 'NOT_ADVISED'];
export const RISKS: readonly Risk[] = ['LOW', 'MEDIUM', 'HIGH'];

/** One line an office: verdict, risk, one sentence. */
export function OfficesEditor({ offices, onChange }: { offices: readonly OfficeDraft[]; onChange: (offices: readonly OfficeDraft[]) => void }) {
  const { t } = useTranslation('admin');
  const name = useOfficeName();
  const change = (code: string, patch: Partial<OfficeDraft>): void => onChange(offices.map((office) => (office.jurisdiction === code ? { ...office, ...patch } : office)));
  return (
    <fieldset className={styles['offices']}>
      <legend>{t('editor.offices')}</legend>
      {offices.map((office) => (
        <div key={office.jurisdiction} role="group" aria-label={name(office.jurisdiction)} className={styles['line']}>
          <strong><OfficeName code={office.jurisdiction} /></strong>
          <SelectPart label={t('editor.verdict')} hideLabel value={office.verdict} options={VERDICTS.map((value) => ({ value, text: t(`report:verdict.${value}`) }))} onChange={(verdict) => change(office.jurisdiction, { verdict })} />
          <SelectPart label={t('editor.risk')} hideLabel value={office.risk} options={RISKS.map((value) => ({ value, text: t(`report:risk.${value}`) }))} onChange={(risk) => change(office.jurisdiction, { risk })} />
          <TextPart label={t('editor.reason')} hideLabel rows={2} value={office.reason} onChange={(reason) => change(office.jurisdiction, { reason })} />
        </div>
      ))}
    </fieldset>
  );
}
