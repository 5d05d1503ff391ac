// npm run goods:eval -- [--show]   how well the class assistant understands descriptions in four languages
import { parseArgs } from 'node:util';
import { isHeldBack, readGoodsCases, type GoodsCase } from '../evaluation/goods-cases.js';
import {
  GOODS_TARGETS,
  measureGoods,
  suggestionsFor,
  type GoodsQuality,
} from '../evaluation/goods-quality.js';
import { shippedConcepts } from '../meaning/concepts.js';
import { complain, say } from './say.js';

const line = ({ language, cases, recall, first, wrong, p95Ms }: GoodsQuality): string =>
  `  ${language}  ${String(cases).padStart(3)} cases   recall in five ${recall.toFixed(3)}   first right ${first.toFixed(3)}   wrong ${wrong.toFixed(3)}   p95 ${p95Ms.toFixed(1)} ms`;
const missed = ({ recall, first, wrong }: GoodsQuality): boolean =>
  recall < GOODS_TARGETS.recall || first < GOODS_TARGETS.first || wrong > GOODS_TARGETS.wrong;

try {
  const { values } = parseArgs({ options: { show: { type: 'boolean', default: false } } });
  const concepts = shippedConcepts();
  const cases = readGoodsCases('developed');
  const tuned = [...cases.filter((one) => !isHeldBack(one)), ...readGoodsCases('second')];
  const sets: readonly (readonly [string, readonly GoodsCase[]])[] = [
    ['Worked on: two thirds and what was written second', tuned],
    ['One third, held back', cases.filter(isHeldBack)],
    ['Written last', readGoodsCases('fresh')],
  ];
  const measured = sets.map(([title, set]) => {
    const quality = measureGoods(set, concepts);
    say(`${title}\n${quality.map(line).join('\n')}`);
    return quality;
  });
  if (values.show) for (const one of tuned) showMistakes(one);
  const failed = measured.slice(1, 2).flat().filter(missed);
  say(failed.length === 0 ? '\nEvery target met on what was held back.' : '');
  process.exitCode =
    failed.length === 0
      ? 0
      : complain(
          `Below recall ${GOODS_TARGETS.recall}, first ${GOODS_TARGETS.first} or above wrong ${GOODS_TARGETS.wrong} in: ${failed.map(({ language }) => language).join(', ')}`,
        );

  function showMistakes(one: GoodsCase): void {
    const { classes } = suggestionsFor(one, concepts);
    const missing = one.must.filter((number) => !classes.slice(0, 5).includes(number));
    const wrong = classes.filter((number) => !one.must.includes(number) && !one.may.includes(number));
    if (missing.length + wrong.length > 0)
      say(
        `  ${one.language} ${one.text}: ${classes.join(' ')}   missing ${missing.join(' ') || '–'}   wrong ${wrong.join(' ') || '–'}`,
      );
  }
} catch (error) {
  process.exitCode = complain(error instanceof Error ? error.message : String(error));
}
