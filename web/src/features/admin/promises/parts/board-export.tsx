import { useTranslation } from 'react-i18next';
import { Button } from '../../../../kit/button/button.js';
import { saveFile } from '../../../../kit/save-file/save-file.js';
import { boardFile } from '../board-file.js';
import type { PromiseBoardResult } from '../promise-board.graphql.js';
import { COUNTED } from '../promise-period.js';
import { useFiguresName } from './figures-name.js';
import { useSpanWords } from './span-words.js';

/** The board as it is shown, for a spreadsheet. */
export function BoardExport({ board }: { board: PromiseBoardResult['promiseBoard'] }) {
  const { t } = useTranslation('admin-promises');
  const named = useFiguresName();
  const span = useSpanWords();
  const heading = [
    t('of.total'),
    ...COUNTED.map((counted) => t(`counted.${counted}`)),
    t('hours'),
    t('median'),
  ];
  const save = (): void =>
    saveFile(
      'promises.csv',
      new Blob([boardFile(board, { heading, named, span })], { type: 'text/csv;charset=utf-8' }),
    );
  return (
    <p>
      <Button size="small" onClick={save}>
        {t('export')}
      </Button>
    </p>
  );
}
