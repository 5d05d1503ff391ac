import { useTranslation } from 'react-i18next';
import { send, type Answer } from '../../../../domain/sign-in/signed-in-api.js';
import { useAnswer } from '../../../../domain/sign-in/use-answer.js';
import { useMessage } from '../../../../domain/sign-in/use-message.js';
import { Button } from '../../../../kit/button/button.js';
import { DraftCopyGoodsDocument } from '../application-draft-steps.graphql.js';
import { goodsInput } from '../../../../domain/draft/office-goods.js';
import type { DraftOffice } from '../use-draft.js';
import styles from '../application-draft.module.css';

interface Props {
  readonly id: string;
  readonly office: DraftOffice;
  readonly goods: Parameters<typeof goodsInput>[0];
  /** How many other offices get them. */
  readonly to: number;
  readonly onSaved: () => void;
}

/** The goods of one office for all others too. */
export function CopyGoods({ id, office, goods, to, onSaved }: Props) {
  const { t } = useTranslation('draft');
  const copying = useAnswer();
  const message = useMessage('draft');
  const copyGoods = async (): Promise<Answer> => {
    const answer = await send(DraftCopyGoodsDocument, {
      id,
      input: { jurisdiction: office.jurisdiction, goodsAndServices: goodsInput(goods) },
    });
    if (answer.done) onSaved();
    return answer;
  };
  return (
    <div className={styles.end}>
      <Button type="button" size="small" busy={copying.busy} onClick={() => void copying.run(copyGoods)}>
        {t('goods.copy', { count: to })}
      </Button>
      {copying.answer?.done === true && <span role="status">{t('goods.copied')}</span>}
      {copying.answer?.done === false && (
        <p role="alert" className={styles.wrong}>
          {message(copying.answer)}
        </p>
      )}
    </div>
  );
}
