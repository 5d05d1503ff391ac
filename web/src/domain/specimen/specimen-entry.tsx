import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/button/button.js';
import { formatDay } from '../../kit/dates/day.js';
import { send } from '../sign-in/signed-in-api.js';
import { useAnswer } from '../sign-in/use-answer.js';
import { useMessage } from '../sign-in/use-message.js';
import { RemoveSpecimenDocument } from './specimen.graphql.js';
import type { SpecimenFacts, SpecimenPicture } from './specimen-facts.js';
import { SpecimenFit } from './specimen-fit.js';
import styles from './specimen.module.css';

/** One specimen: its picture or page, before and after it was made to fit, what its office would say, and the way to take it away. */
export function SpecimenEntry({
  specimen,
  disabled,
  onChanged,
}: {
  specimen: SpecimenFacts;
  disabled: boolean;
  onChanged: () => void;
}) {
  const { t, i18n } = useTranslation('pictures');
  const { busy, answer, run } = useAnswer();
  const message = useMessage('pictures');
  // The copy that fits is here at once; the specimen itself follows within seconds.
  const [fitted, setFitted] = useState<SpecimenPicture>();
  const picture = fitted ?? specimen.document;
  const given = specimen.originalDocument ?? (fitted === undefined ? null : specimen.document);
  const before = given?.id === picture?.id ? null : given;
  const name = picture?.name ?? specimen.url ?? '';
  const remove = async (): Promise<void> => {
    if (await run(() => send(RemoveSpecimenDocument, { id: specimen.id }))) onChanged();
  };
  return (
    <li className={styles.entry}>
      {before !== null && <Shown picture={before} caption={t('specimen.given')} />}
      {picture !== null && (
        <Shown picture={picture} caption={before === null ? undefined : t('specimen.fitting')} />
      )}
      {specimen.url !== null && (
        <a href={specimen.url} target="_blank" rel="noreferrer">
          {specimen.url}
        </a>
      )}
      {specimen.captureDate !== null && (
        <span className={styles.day}>
          {t('specimen.seen', { day: formatDay(specimen.captureDate, i18n.language) })}
        </span>
      )}
      {!disabled && (
        <Button type="button" look="quiet" size="small" busy={busy} onClick={() => void remove()}>
          {t('common:action.remove')}
          <span className="visually-hidden"> {name}</span>
        </Button>
      )}
      {specimen.refusedBecause !== null && (
        <p className={styles.refused}>
          <strong>{t('specimen.refused')}</strong> {specimen.refusedBecause}
        </p>
      )}
      {answer?.done === false && (
        <p role="alert" className={styles.wrong}>
          {message(answer)}
        </p>
      )}
      {picture !== null && (
        <SpecimenFit specimenId={specimen.id} picture={picture} disabled={disabled} onFitted={setFitted} />
      )}
      {before !== null && picture?.specimenProblems.length === 0 && (
        <p role="status" className={styles.fits}>
          {t('specimen.fits')}
        </p>
      )}
    </li>
  );
}

function Shown({
  picture,
  caption,
}: {
  picture: Pick<SpecimenPicture, 'name' | 'url' | 'previewUrl' | 'mediaType'>;
  caption: string | undefined;
}) {
  return (
    <figure className={styles.shown}>
      {picture.mediaType.startsWith('image/') && (
        <img src={picture.previewUrl ?? picture.url} alt="" width={96} height={96} loading="lazy" />
      )}
      <figcaption>
        {caption !== undefined && <span>{caption}</span>}
        <a href={picture.url} target="_blank" rel="noreferrer">
          {picture.name}
        </a>
      </figcaption>
    </figure>
  );
}
