import type { RestCall, RestRoute } from '../route.js';
import { lookUp, stored } from '../rows.js';

const asInput = ({ body }: RestCall) => ({ input: body });

export const searchRoutes: readonly RestRoute[] = [
  stored('/api/search', 'RestStaffSearch', 'staff', {
    summary: 'Users, orders and marks that have a text in their names or numbers',
    query: { text: { is: 'text', required: true } },
    variables: ({ query }) => ({ text: query['text'] }),
    whole: true,
  }),
  stored('/api/trademark-search', 'RestTrademarkSearch', 'anyone', {
    method: 'post',
    question: true,
    summary: 'Earlier marks near to a name, the nearest first',
    variables: asInput,
  }),
  stored('/api/search/goods-and-services', 'RestGoodsAndServicesSearch', 'anyone', {
    method: 'post',
    question: true,
    summary: 'Terms and classes for a description of goods or services',
    variables: asInput,
  }),
  lookUp('/api/search/goods-and-services-packages', 'goodsAndServicesPackageList', 'anyone', {
    query: { is: 'text' },
    locale: { is: 'text' },
  }),
  {
    ...lookUp('/api/search/euipo/applicant', 'euipoApplicantSearch', 'session', {
      name: { is: 'text', required: true },
      type: { is: 'text', of: ['APPLICANT_INDIVIDUAL', 'APPLICANT_BUSINESS'] },
      country: { is: 'text' },
      page: { is: 'whole' },
    }),
    summary: 'Applicants at the EUIPO by name',
  },
  {
    ...lookUp('/api/markify', 'registeredMarkList', 'session', {
      office: { is: 'text', required: true },
      tmNumber: { is: 'text', required: true },
    }),
    summary: 'Marks that an office has under a number',
    variables: ({ query }) => ({ office: query['office'], number: query['tmNumber'] }),
  },
];
