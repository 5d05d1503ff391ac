import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ask } from '../parts/admin-api.js';
import { Failed } from '../parts/failed.js';
import { OperationsLinesDocument, type OperationsLinesResult } from './operations.graphql.js';
import styles from './operations.module.css';
import { GROUPS, SERIES } from './pictures.js';
import { TimePicture } from './time-picture.js';
import { OperationsHead } from '../parts/operations-head.js';

const EVERY_MS = 15_000;
const HOUR_MS = 3_600_000;
const REACHES = [1, 6, 24, 168, 720] as const;

/** How the running product is: what it answers, says and does, over the last hours or days. */
export function Component() {
  const { t } = useTranslation('admin-operations');
  const [hours, setHours] = useState<number>(6);
  const { data, error, refetch, dataUpdatedAt } = useQuery({
    queryKey: ['operations', hours],
    queryFn: () => ask(OperationsLinesDocument, { series: [...SERIES], hours }),
    refetchInterval: EVERY_MS,
    placeholderData: keepPreviousData,
  });
  return (
    <div className={styles.operations}>
      <OperationsHead title={t('title')} lead={t('lead')} />
      <fieldset className={styles.reaches}>
        <legend>{t('reach.title')}</legend>
        {REACHES.map((reach) => (
          <label key={reach}>
            <input type="radio" name="reach" checked={reach === hours} onChange={() => setHours(reach)} />
            {t(`reach.${reach}`)}
          </label>
        ))}
      </fieldset>
      {error !== null && <Failed error={error} again={() => void refetch()} />}
      {data !== undefined &&
        (data.operationsLines.length === 0 ? (
          <p className={styles.none}>{t('none')}</p>
        ) : (
          <Pictures lines={data.operationsLines} hours={hours} to={dataUpdatedAt} />
        ))}
    </div>
  );
}

function Pictures({
  lines,
  hours,
  to,
}: {
  readonly lines: OperationsLinesResult['operationsLines'];
  readonly hours: number;
  readonly to: number;
}) {
  const { t } = useTranslation('admin-operations');
  return GROUPS.map(({ name, pictures }) => (
    <section key={name} aria-labelledby={`group-${name}`}>
      <h2 id={`group-${name}`}>{t(`group.${name}`)}</h2>
      <div className={styles.pictures}>
        {pictures.map((picture) => (
          <TimePicture
            key={picture.name}
            picture={picture}
            from={to - hours * HOUR_MS}
            to={to}
            lines={lines.filter(
              ({ series, label }) => series === picture.series && (picture.only?.test(label) ?? true),
            )}
          />
        ))}
      </div>
    </section>
  ));
}
