import { useTranslation } from 'react-i18next';
import { Button } from '../../../../../kit/button/button.js';
import { missingFor, papersOf, type TabProps } from '../letter.js';
import styles from '../office-letter.module.css';
import { CitedMarks } from './cited-marks.js';
import { ClientPreview } from './client-preview.js';
import { Issues } from './issues.js';
import { OwnOdds } from './own-odds.js';
import { Options } from './options.js';
import { Written } from './written.js';

/** What the letter says, what it means, what can be done, and how the client will read it. */
export function Examine({ row, letter, papers, saved }: TabProps) {
  const { t } = useTranslation('admin-office-letter');
  return (
    <>
      <Issues row={row} letter={letter} />
      <CitedMarks saved={saved} office={String(row['jurisdiction'] ?? '')} />
      <section>
        <Written
          saved={saved}
          name="issueSummary"
          label={t('examine.plain')}
          hint={t('examine.plainHint')}
          rows={5}
        />
        <label className={styles.choice}>
          <input
            type="checkbox"
            checked={saved.value('riskHighlighted') === true}
            onChange={(event) => saved.change('riskHighlighted', event.target.checked)}
          />
          {t('examine.risk')}
        </label>
        <Written saved={saved} name="examinationNote" label={t('examine.note')} rows={3} />
      </section>
      <OwnOdds letter={letter} />
      <Options row={row} letter={letter} />
      <ClientPreview row={row} letter={letter} saved={saved} />
      {row['status'] === 'DOCKETED' && (
        <Finish row={row} missing={missingFor(letter, row, papersOf(letter, papers))} saved={saved} />
      )}
    </>
  );
}

/** The options go out from the head of the page, once the examination is finished. */
function Finish({
  row,
  missing,
  saved,
}: Pick<TabProps, 'row' | 'saved'> & { readonly missing: readonly string[] }) {
  const { t } = useTranslation('admin-office-letter');
  const isFinished = row['examinationFinished'] === true;
  const set = (finished: boolean): void => {
    saved.change('examinationFinished', finished);
    void saved.save();
  };
  return (
    <section>
      <h3>{t('finish.title')}</h3>
      {missing.length > 0 && (
        <ul>
          {missing.map((what) => (
            <li key={what}>{t(`finish.missing.${what}`)}</li>
          ))}
        </ul>
      )}
      <p className={styles.muted}>{t(isFinished ? 'finish.done' : 'finish.text')}</p>
      <Button size="small" onClick={() => set(!isFinished)}>
        {t(isFinished ? 'finish.again' : 'finish.finish')}
      </Button>
    </section>
  );
}
