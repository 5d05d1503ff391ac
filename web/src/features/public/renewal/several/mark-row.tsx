import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOfficeName } from '../../../../domain/jurisdiction/office-name.js';
import { Button } from '../../../../kit/button/button.js';
import { formatDay } from '../../../../kit/dates/day.js';
import { Field } from '../../../../kit/form/field.js';
import { AppLink } from '../../../../kit/link/app-link.js';
import { formatMoney } from '../../../../kit/money/format-money.js';
import { CodedOptions } from '../../../../kit/form/coded-options.js';
import type { RenewalRow, Said } from './renewal-row.js';
import type { JudgedMark, RowState } from './row-state.js';
import styles from './several.module.css';

interface Props {
  readonly row: RenewalRow;
  /** From 0. */
  readonly position: number;
  readonly state: RowState;
  readonly judged: JudgedMark | undefined;
  readonly currency: string;
  readonly offices: readonly { readonly code: string; readonly name: string }[];
  /** Its answers show although nobody opened them: something is to be done here. */
  readonly wanted: boolean;
  readonly onChange: (change: Partial<RenewalRow>) => void;
  readonly onRemove: () => void;
}

/** Names of the controls are the paths the service refuses by. */
const PATHS: Readonly<Record<Said, string>> = {
  office: 'jurisdiction',
  number: 'number',
  name: 'name',
  expires: 'expirationDate',
  classes: 'classes',
};

/** One mark: a line that says how it stands, and its answers, open while something is to be done. */
export function MarkRow({
  row,
  position,
  state,
  judged,
  currency,
  offices,
  wanted,
  onChange,
  onRemove,
}: Props) {
  const { t, i18n } = useTranslation('renewals');
  const office = useOfficeName();
  const [opened, setOpened] = useState<boolean>();
  const open = opened ?? wanted;
  const called = row.name || row.number || t('row.new');
  const price =
    judged === undefined || judged.ourFee === null || state.look === 'wrong'
      ? undefined
      : formatMoney(judged.ourFee + (judged.officeFee ?? 0), currency, i18n.language);
  return (
    <li className={styles.row} data-look={state.look}>
      <details open={open} onToggle={(event) => setOpened(event.currentTarget.open)}>
        <summary aria-label={t('row.summary', { position: position + 1, name: called })}>
          <span className={styles.called}>
            <span className={styles.position}>{position + 1}</span> {called}
          </span>
          <span className={styles.where}>
            {row.office === '' ? row.unknownOffice : office(row.office)}{' '}
            <span className="mono">{row.number}</span>
          </span>
          {price !== undefined && (
            <span className={styles.rowPrice} data-row-price>
              {price}
            </span>
          )}
        </summary>
        {open && <Answers row={row} position={position} offices={offices} onChange={onChange} />}
      </details>
      <p className={styles.state}>
        <Says row={row} state={state} judged={judged} currency={currency} />
      </p>
      <p className={styles.remove}>
        <Button
          type="button"
          look="quiet"
          size="small"
          aria-label={t('row.removeNamed', { name: called })}
          onClick={onRemove}
        >
          {t('row.remove')}
        </Button>
      </p>
    </li>
  );
}

function Answers({
  row,
  position,
  offices,
  onChange,
}: Pick<Props, 'row' | 'position' | 'offices' | 'onChange'>) {
  const { t } = useTranslation('service-order');
  const { t: renewal } = useTranslation('renewal');
  const at = (field: Said): string => `marks.${position}.${PATHS[field]}`;
  const text = (field: Said) => ({
    value: row[field],
    onChange: (event: { readonly target: { readonly value: string } }) =>
      onChange({
        [field]: event.target.value,
        ...(field === 'number' ? { trademarkId: '', known: '' as const } : {}),
      }),
  });
  return (
    <div className={styles.answers}>
      <Field name={at('office')} label={t('mark.office')}>
        {(control) => (
          <select
            {...control}
            value={row.office}
            onChange={(event) => onChange({ office: event.target.value, trademarkId: '', known: '' })}
          >
            <option value="">{t('mark.choose')}</option>
            <CodedOptions of={offices} />
          </select>
        )}
      </Field>
      <Field name={at('number')} label={t('mark.number')}>
        {(control) => (
          <input {...control} maxLength={60} autoComplete="off" spellCheck={false} {...text('number')} />
        )}
      </Field>
      <Field name={at('name')} label={t('mark.name')}>
        {(control) => (
          <input {...control} maxLength={300} autoComplete="off" spellCheck={false} {...text('name')} />
        )}
      </Field>
      <Field name={at('classes')} label={t('mark.classes')}>
        {(control) => <input {...control} maxLength={200} autoComplete="off" {...text('classes')} />}
      </Field>
      <Field name={at('expires')} label={renewal('form.expires')}>
        {(control) => <input {...control} type="date" {...text('expires')} />}
      </Field>
      <label className={styles.poa}>
        <input
          type="checkbox"
          checked={row.poaInHand}
          onChange={(event) => onChange({ poaInHand: event.target.checked })}
        />
        <span>{renewal('form.poa')}</span>
      </label>
    </div>
  );
}

function Says({
  row,
  state: { says, day = '' },
  judged,
  currency,
}: Pick<Props, 'row' | 'state' | 'judged' | 'currency'>) {
  const { t, i18n } = useTranslation('renewals');
  const written = (date: string): string => formatDay(date, i18n.language);
  const surcharge = formatMoney(judged?.surcharge ?? 0, currency, i18n.language);
  const alone = `/trademark-renewal/form?${new URLSearchParams({ office: row.office, number: row.number, name: row.name, expires: row.expires, classes: row.classes })}`;
  return (
    <>
      {t(`state.${says}`, { office: row.unknownOffice, surcharge, day: day === '' ? '' : written(day) })}
      {says === 'PRICE_MISSING' && (
        <>
          {' '}
          <AppLink to={alone}>{t('row.alone')}</AppLink>
        </>
      )}
      {says === 'TOO_LATE_TO_RENEW' && (
        <>
          {' '}
          <AppLink to="/verification">{t('row.anew')}</AppLink>
        </>
      )}
      {(says === 'ready' || says === 'grace') && judged?.poaWeeks != null && (
        <> {t('service-order:days.poa', { count: judged.poaWeeks })}</>
      )}
    </>
  );
}
