import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useOfficeName } from '../../../../domain/jurisdiction/office-name.js';
import { Button } from '../../../../kit/button/button.js';
import { Field } from '../../../../kit/form/field.js';
import { CodedOptions } from '../../../../kit/form/coded-options.js';
import { Loaded, Section } from '../../parts/page.js';
import { usePortalQuery } from '../../parts/use-portal-query.js';
import { changesOf, TRIED, TRIED_DAYS } from '../tried-facts.js';
import {
  TryDatesMarksDocument,
  TryDatesMarksNode,
  type TryDatesMarksResult,
  TryDatesDocument,
  TryDatesNode,
} from '../deadlines.graphql.js';
import { RenewalPrice } from './renewal-price.js';
import { TriedDates } from './tried-dates.js';
import styles from './deadlines.module.css';

type Marks = TryDatesMarksResult['trademarkList']['items'];

/** What if: another filing day, another office. The same engine counts, and nothing is stored. */
export function TryDates({ today }: { today: string }) {
  const { t } = useTranslation('portal-deadlines');
  const answer = usePortalQuery(TryDatesMarksDocument, TryDatesMarksNode, {});
  return (
    <Section title={t('try.title')}>
      <p>{t('try.lead')}</p>
      <Loaded answer={answer}>
        {({ trademarkList, jurisdictionList }) => (
          <Facts
            marks={trademarkList.items}
            offices={jurisdictionList.map(({ code }) => code)}
            today={today}
          />
        )}
      </Loaded>
    </Section>
  );
}

function Facts({ marks, offices, today }: { marks: Marks; offices: readonly string[]; today: string }) {
  const { t } = useTranslation('portal-deadlines');
  const office = useOfficeName();
  const [query, setQuery] = useSearchParams();
  const mark = marks.find(({ id }) => id === query.get('mark'));
  const value = (name: keyof typeof TRIED): string =>
    query.get(name) ?? mark?.[TRIED[name]] ?? (name === 'filed' && mark === undefined ? today : '');
  const choose = (id: string): void =>
    setQuery({ view: 'try', ...(id === '' ? {} : { mark: id }) }, { preventScrollReset: true });
  const named = offices
    .map((code) => ({ code, name: office(code) }))
    .sort((left, right) => left.name.localeCompare(right.name));
  return (
    <>
      <form
        key={mark?.id ?? 'new'}
        className={styles.facts}
        onSubmit={(event) => {
          event.preventDefault();
          const typed = [...new FormData(event.currentTarget)].map(
            ([name, text]) => [name, String(text)] as [string, string],
          );
          setQuery(new URLSearchParams([['view', 'try'], ...typed, ['tried', 'yes']]), {
            preventScrollReset: true,
          });
        }}
      >
        <Field name="mark" label={t('try.mark')}>
          {(control) => (
            <select {...control} value={mark?.id ?? ''} onChange={(event) => choose(event.target.value)}>
              <option value="">{t('try.newMark')}</option>
              {marks.map(({ id, name, alias, jurisdiction, number }) => (
                <option key={id} value={id}>
                  {[alias ?? name, office(jurisdiction), number].filter(Boolean).join(' · ')}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field name="office" label={t('try.office')}>
          {(control) => (
            <select {...control} required defaultValue={value('office')}>
              <option value="">{t('try.choose')}</option>
              <CodedOptions of={named} />
            </select>
          )}
        </Field>
        {TRIED_DAYS.map((name) => (
          <Field key={name} name={name} label={t(`try.${name}`)} optional>
            {(control) => <input {...control} type="date" defaultValue={value(name)} />}
          </Field>
        ))}
        <Field name="classes" label={t('try.classes')}>
          {(control) => (
            <input
              {...control}
              type="number"
              min={1}
              max={45}
              defaultValue={query.get('classes') ?? Math.max(1, mark?.classes.length ?? 1)}
            />
          )}
        </Field>
        <div className={styles.go}>
          <Button type="submit" look="accent">
            {t('try.count')}
          </Button>
        </div>
      </form>
      {query.get('tried') === 'yes' && (
        <Tried
          trademarkId={mark?.id ?? null}
          changes={changesOf(query, mark)}
          office={query.get('office') ?? mark?.jurisdiction ?? ''}
          classes={classesIn(query)}
        />
      )}
    </>
  );
}

const classesIn = (query: URLSearchParams): number =>
  Math.min(45, Math.max(1, Math.trunc(Number(query.get('classes') ?? 1)) || 1));

interface TriedProps {
  readonly trademarkId: string | null;
  readonly changes: ReturnType<typeof changesOf>;
  readonly office: string;
  readonly classes: number;
}

function Tried({ trademarkId, changes, office, classes }: TriedProps) {
  const answer = usePortalQuery(TryDatesDocument, TryDatesNode, { trademarkId, changes: changes as never });
  return (
    <div aria-live="polite">
      <Loaded answer={answer}>
        {({ whatIf }) => {
          const renewal = whatIf.then
            .filter(({ kind }) => kind === 'RENEWAL')
            .map(({ nominalDate }) => nominalDate)
            .sort()[0];
          return (
            <>
              <TriedDates tried={whatIf} existing={trademarkId !== null} />
              {renewal !== undefined && office !== '' && (
                <RenewalPrice jurisdiction={office} classes={classes} expirationDate={renewal} />
              )}
            </>
          );
        }}
      </Loaded>
    </div>
  );
}
