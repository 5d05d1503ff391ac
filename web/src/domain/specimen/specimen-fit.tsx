import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/button/button.js';
import { bring, type Answer } from '../sign-in/signed-in-api.js';
import { useAnswer } from '../sign-in/use-answer.js';
import { useMessage } from '../sign-in/use-message.js';
import { ResizeSpecimenDocument } from './specimen.graphql.js';
import type { SpecimenPicture } from './specimen-facts.js';
import styles from './specimen.module.css';

/** What a copy made to fit mends; anything else needs another picture. */
const MENDED: readonly string[] = ['TYPE', 'SIZE', 'PIXELS'];

/** What the office of the United States would say of a picture, and a copy that it takes. */
export function SpecimenFit({
  specimenId,
  picture,
  disabled,
  onFitted,
}: {
  specimenId: string;
  picture: SpecimenPicture;
  disabled: boolean;
  onFitted: (fitted: SpecimenPicture) => void;
}) {
  const { t } = useTranslation('pictures');
  const { busy, answer, run } = useAnswer();
  const message = useMessage('pictures');
  const { specimenProblems: problems } = picture;
  if (problems.length === 0) return null;
  const lasting = problems.filter((problem) => !MENDED.includes(problem));
  const mendable = lasting.length === 0 && picture.mediaType.startsWith('image/');
  const resize = async (): Promise<Answer> => {
    const { answer: answered, data } = await bring(ResizeSpecimenDocument, { id: specimenId });
    if (data?.resizeSpecimen.__typename === 'Document') onFitted(data.resizeSpecimen);
    return answered;
  };
  return (
    <div className={styles.unfit}>
      <ul>
        {problems.map((problem) => (
          <li key={problem}>
            {t(MENDED.includes(problem) ? `specimen.problem.${problem}` : `refusal.PICTURE_${problem}`)}
          </li>
        ))}
      </ul>
      {answer?.done === false && (
        <p role="alert" className={styles.wrong}>
          {message(answer)}
        </p>
      )}
      {mendable && !disabled && (
        <p>
          <Button type="button" size="small" busy={busy} onClick={() => void run(resize)}>
            {t('specimen.resize')}
            <span className="visually-hidden"> {picture.name}</span>
          </Button>
        </p>
      )}
    </div>
  );
}
