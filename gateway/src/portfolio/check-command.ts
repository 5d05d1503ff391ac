import { stat } from 'node:fs/promises';
import { checkArchive } from './check-archive.js';
import { FORMAT } from './format.js';

/** What a check prints, and how it ends: 0 whole, 1 not as it was made, 2 called wrongly or not to be unpacked there. */
export interface PortfolioVerdict {
  readonly lines: readonly string[];
  readonly exitCode: 0 | 1 | 2;
}

/** Checks an archive without the product. `args`: the file; a folder after it gets its files, once all of it proved whole. */
export async function portfolioCheck(args: readonly string[]): Promise<PortfolioVerdict> {
  const [file, into, more] = args;
  if (file === undefined || more !== undefined)
    return { lines: ['npm run portfolio:check -- FILE [FOLDER]'], exitCode: 2 };
  const isFile = await stat(file)
    .then((it) => it.isFile())
    .catch(() => false);
  if (!isFile) return { lines: [`There is no file ${file} that can be read.`], exitCode: 2 };
  const first = await checkArchive(file);
  if (first.problems.length > 0 || first.manifest === undefined)
    return { lines: [`${file} is not whole:`, ...first.problems.map((one) => `  ${one}`)], exitCode: 1 };
  const [unwritten] = into === undefined ? [] : (await checkArchive(file, into)).problems;
  if (unwritten !== undefined)
    return {
      lines: [`${file} proved whole, but could not be unpacked into ${into}: ${unwritten}`],
      exitCode: 2,
    };
  const { version, madeAt, of, files } = first.manifest;
  return {
    lines: [
      `${file} is whole: ${FORMAT} ${version}, made ${madeAt} for ${of.EmailAddressText}`,
      ...files.filter(({ lines }) => lines !== null).map(({ name, lines }) => `  ${name}: ${lines} lines`),
      `  files: ${files.filter(({ lines }) => lines === null).length}`,
    ],
    exitCode: 0,
  };
}
