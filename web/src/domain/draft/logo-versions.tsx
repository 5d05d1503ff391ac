import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/button/button.js';
import { DraftChooseLogoDocument, DraftMakeLogoDocument } from './draft.graphql.js';
import { bring, send, type Answer } from '../sign-in/signed-in-api.js';
import { useAnswer } from '../sign-in/use-answer.js';
import { useMessage } from '../sign-in/use-message.js';
import styles from './logo-versions.module.css';

interface Props {
  readonly request: {
    readonly id: string;
    readonly logo: {
      readonly url: string;
      readonly previewUrl: string | null;
      readonly pictureProblem: string | null;
    } | null;
  };
  readonly office: {
    readonly id: string;
    readonly logo: { readonly id: string; readonly url: string } | null;
  };
  readonly onChosen: () => void;
}

const TONES = ['BLACK_AND_WHITE', 'GREYSCALE'] as const;

interface Version {
  readonly tone: (typeof TONES)[number];
  readonly id: string;
  readonly url: string;
  readonly upload: string;
}

/** The picture of the mark as it was given and without its colours; which one this office gets is one press. The given one always stays. */
export function LogoVersions({ request: { id, logo }, office, onChosen }: Props) {
  const { t } = useTranslation('draft');
  const [versions, setVersions] = useState<readonly Version[]>([]);
  const { busy, answer, run } = useAnswer();
  const message = useMessage('draft', 'pictures');
  if (logo === null) return null;
  const make = async (): Promise<Answer> => {
    const made = await Promise.all(
      TONES.map(async (tone) => ({ tone, ...(await bring(DraftMakeLogoDocument, { id, tone })) })),
    );
    const refused = made.find((one) => !one.answer.done)?.answer;
    setVersions(
      made.flatMap(({ tone, data }) =>
        data?.generateApplicationLogo.__typename === 'LogoVersion'
          ? [{ ...data.generateApplicationLogo, tone }]
          : [],
      ),
    );
    return refused ?? { done: true, errors: {} };
  };
  const choose = async (upload: string | null): Promise<void> => {
    if (await run(() => send(DraftChooseLogoDocument, { id: office.id, upload }))) onChosen();
  };
  const chosen = office.logo?.id;
  return (
    <section className={styles.versions} aria-label={t('logo.title')}>
      <ul>
        <li aria-current={chosen === undefined || undefined}>
          <img src={logo.previewUrl ?? logo.url} alt={t('logo.given')} loading="lazy" />
          <span>{t('logo.given')}</span>
          {chosen === undefined ? (
            <strong>{t('logo.chosen')}</strong>
          ) : (
            <Button type="button" size="small" busy={busy} onClick={() => void choose(null)}>
              {t('logo.keepColours')}
            </Button>
          )}
        </li>
        {versions.length === 0 && office.logo !== null && (
          <li aria-current>
            <img src={office.logo.url} alt={t('logo.without')} loading="lazy" />
            <span>{t('logo.without')}</span>
            <strong>{t('logo.chosen')}</strong>
          </li>
        )}
        {versions.map(({ tone, id: version, url, upload }) => (
          <li key={tone} aria-current={chosen === version || undefined}>
            <img src={url} alt={t(`logo.${tone}`)} />
            <span>{t(`logo.${tone}`)}</span>
            {chosen === version ? (
              <strong>{t('logo.chosen')}</strong>
            ) : (
              <Button type="button" size="small" busy={busy} onClick={() => void choose(upload)}>
                {t('logo.use')}
                <span className="visually-hidden">: {t(`logo.${tone}`)}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {logo.pictureProblem !== null && (
        <p className={styles.logoWrong}>{t(`pictures:refusal.PICTURE_${logo.pictureProblem}`)}</p>
      )}
      {answer?.done === false && (
        <p role="alert" className={styles.logoWrong}>
          {message(answer) ?? t('logo.again')}
        </p>
      )}
      {logo.pictureProblem === null && versions.length === 0 && (
        <p>
          <Button type="button" size="small" busy={busy} onClick={() => void run(make)}>
            {t('logo.make')}
          </Button>
        </p>
      )}
    </section>
  );
}
