import { useTranslation } from 'react-i18next';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { firmProfileOf } from '../../../data/firm-source.js';
import { useBoot } from '../../../kit/page/boot-context.js';
import { Article } from '../parts/reading/article.js';
import { readDocument } from '../parts/reading/read-document.js';
import { CaseList } from './parts/case-list.js';
import { TeamGrid } from './parts/team-grid.js';
import { useShownProfile } from './use-shown-profile.js';

export async function loader(args: LoaderFunctionArgs) {
  const [read, profile] = await Promise.all([
    readDocument('company', 'about-us', args),
    firmProfileOf(args.context),
  ]);
  return { ...read, profile };
}

/** Who the firm is, who works there, and what it did. */
export function Component() {
  const { t } = useTranslation('company');
  const { document, live, profile } = useLoaderData<typeof loader>();
  const { firm } = useBoot();
  const { members, cases } = useShownProfile(profile);
  return (
    <Article document={document} live={live} above={[]}>
      <TeamGrid members={members} />
      <CaseList cases={cases} />
      {firm.reviewsUrl !== undefined && (
        <p>
          <a href={firm.reviewsUrl} rel="noopener">
            {t('reviews')}
          </a>
        </p>
      )}
    </Article>
  );
}
