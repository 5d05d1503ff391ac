import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../../../../../kit/button/button.js';
import { formatDay } from '../../../../../kit/dates/day.js';
import type { RecordFacts, RecordRow } from '../../../parts/records/record-facts.js';
import { isDay } from '../../../parts/records/record-title.js';
import { CommandDialog } from '../../../parts/records/steps/command-dialog.js';
import { offersOf } from '../../../parts/records/steps/offers.js';
import { useReader } from '../../../parts/records/use-facts.js';
import styles from '../mark.module.css';
import { KeptLine, useMayConfirm, type Difference } from './kept-difference.js';

const DECIDE = 'decideRegisterDifference';

type Words = readonly (readonly [string, string])[];
const wordOf = (words: Words, sent: string): string | undefined =>
  words.find(([value]) => value === sent)?.[1];

function useWords(facts: RecordFacts): {
  readonly nameOf: (field: string) => string;
  readonly said: (text: string) => string;
} {
  const { t } = useTranslation('admin-mark');
  const parts = facts.fields.find(({ key }) => key === 'registerDifferences')?.of?.parts ?? [];
  const fields = parts.find(({ key }) => key === 'field')?.values ?? [];
  const statuses = facts.fields.find(({ key }) => key === 'status')?.values ?? [];
  return {
    nameOf: (field) => wordOf(fields, field) ?? field,
    said: (text) => {
      if (text === '') return t('differences.nothing');
      return isDay(text) ? formatDay(text, 'en', { short: true }) : (wordOf(statuses, text) ?? text);
    },
  };
}

/** Where a colleague is asked to find out: a task about this mark that says what differs. */
function askAddress(row: RecordRow, title: string): string {
  const query = new URLSearchParams({ title, subjectType: 'trademark', subjectId: row.id });
  if (typeof row['name'] === 'string') query.set('mark', row['name']);
  return `/task/create?${query.toString()}`;
}

/** A step about one difference, as its dialog begins. */
interface Choice {
  readonly root: string;
  readonly field: string;
  readonly decision?: string;
}

interface RowProps {
  readonly difference: Difference;
  readonly row: RecordRow;
  readonly words: ReturnType<typeof useWords>;
  /** Steps that may be taken. */
  readonly roots: readonly string[];
  readonly onChoose: (choice: Choice) => void;
}

function OpenRow({ difference, row, words: { nameOf, said }, roots, onChoose }: RowProps) {
  const { t } = useTranslation('admin-mark');
  const mayConfirm = useMayConfirm();
  const { field, ours, office, state } = difference;
  const button = (choice: Choice, label: string) =>
    roots.includes(choice.root) && (
      <Button size="small" aria-label={`${label}: ${nameOf(field)}`} onClick={() => onChoose(choice)}>
        {label}
      </Button>
    );
  return (
    <tr>
      <th scope="row" className={styles.differing}>
        {nameOf(field)}
      </th>
      <td data-label={t('differences.ours')}>{said(ours)}</td>
      <td data-label={t('differences.theirs')}>{said(office)}</td>
      <td className={styles.buttons}>
        {state === 'OPEN' ? (
          button({ root: DECIDE, field, decision: 'KEEP_OURS' }, t('differences.keep'))
        ) : (
          <KeptLine difference={difference} />
        )}
        {mayConfirm(difference) && button({ root: 'confirmKeptDifference', field }, t('differences.confirm'))}
        {/* A status moves by its own steps, never by taking over a word. */}
        {field !== 'STATUS' &&
          button({ root: DECIDE, field, decision: 'TAKE_FROM_THE_OFFICE' }, t('differences.take'))}
        <ButtonLink
          size="small"
          look="quiet"
          aria-label={`${t('differences.ask')}: ${nameOf(field)}`}
          to={askAddress(
            row,
            t('differences.asking', {
              field: nameOf(field),
              ours: said(ours),
              office: said(office),
            }),
          )}
        >
          {t('differences.ask')}
        </ButtonLink>
      </td>
    </tr>
  );
}

/** What the register shows otherwise and nobody decided about: each line is settled where it is read. */
export function Differences({ facts, row }: { facts: RecordFacts; row: RecordRow }) {
  const { t } = useTranslation('admin-mark');
  const words = useWords(facts);
  const { nameOf, said } = words;
  const { steps } = offersOf(facts, row, useReader());
  const [chosen, setChosen] = useState<Choice>();
  const all = (row['registerDifferences'] ?? []) as readonly Difference[];
  const open = all.filter(({ state }) => state !== 'OURS_KEPT');
  const kept = all.filter(({ state }) => state === 'OURS_KEPT');
  if (all.length === 0) return null;
  const command = steps.find(({ root }) => root === chosen?.root);
  return (
    <section>
      <h2>{t('differences.title')}</h2>
      {open.length > 0 && (
        <table className={styles.table}>
          <caption className="visually-hidden">{t('differences.title')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('differences.field')}</th>
              <th scope="col">{t('differences.ours')}</th>
              <th scope="col">{t('differences.theirs')}</th>
              <th scope="col">{t('differences.settle')}</th>
            </tr>
          </thead>
          <tbody>
            {open.map((difference) => (
              <OpenRow
                key={difference.field}
                difference={difference}
                row={row}
                words={words}
                roots={steps.map(({ root }) => root)}
                onChoose={setChosen}
              />
            ))}
          </tbody>
        </table>
      )}
      {kept.length > 0 && (
        <details className={styles.fold}>
          <summary>{t('differences.kept', { count: kept.length })}</summary>
          <ul>
            {kept.map(({ field, ours, office }) => (
              <li key={field}>
                {t('differences.differs', { field: nameOf(field), ours: said(ours), office: said(office) })}
              </li>
            ))}
          </ul>
        </details>
      )}
      {chosen !== undefined && command !== undefined && (
        <CommandDialog
          facts={facts}
          command={command}
          row={{ ...row, ...chosen }}
          onClose={() => setChosen(undefined)}
        />
      )}
    </section>
  );
}
