import {
  applicationLanguages,
  secondLanguages,
  usualLanguages,
} from '@cotta/reference/application-languages.js';
import { classNumbers } from '@cotta/reference/nice-classes.js';
import { recordDecider, type RecordFields } from '@cotta/kit/model/decider/record-decider.js';
import { isOwner } from '@cotta/kit/model/decider/owned.js';
import { refuseFields, type Refusal } from '@cotta/kit/model/words/refusal.js';
import { f } from '@cotta/kit/model/field/field.js';
import { defineResource, everyRow } from '@cotta/kit/model/resource/define.js';
import { recordEntity } from '@cotta/kit/edge/service/entity.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import { knownJurisdiction } from '@cotta/reference/jurisdictions.js';
import { usualRepresentative } from '../representative/usual-representative.js';
import { partWithinPaid } from '../registration-request/order/within-paid.js';

/** @source 15 U.S.C. 1051(a), 1051(b), 1126(d), 1126(e); 37 CFR 2.34 */
export const usptoFilingBases = ['1(a)', '1(b)', '44(d)', '44(e)'] as const;
const niceClass = f.integer('Class of the Nice Classification.', classNumbers);

export const applicationJurisdictionResource = defineResource({
  name: 'ApplicationJurisdiction',
  table: 'application_jurisdiction',
  doc: 'What is particular to one office in an application.',
  tier: 'record',
  readableBy: ['customer', ...staff],
  rows: { admin: everyRow, lawyer: everyRow, customer: (viewer) => ({ userId: viewer.userId }) },
  unique: [['applicationId', 'jurisdiction']],
  fields: {
    applicationId: f.ref('Application', 'The application.', {
      as: 'application',
      many: 'jurisdictions',
      filterable: true,
      copiedToChild: { userId: 'userId' },
    }),
    userId: f.ref('User', 'Owner of the application.', { as: 'user', optional: true, filterable: true }),
    jurisdiction: f.code('JurisdictionCode', 'The office.', {
      filterable: true,
      sortable: true,
      known: knownJurisdiction,
    }),
    goodsAndServices: f.list(
      f.object('ApplicationGoods', 'Goods or services of one class.', {
        classNumber: niceClass,
        terms: f.list(f.text('One term.', { max: 1000 }), { max: 500 }),
      }),
      { max: 45 },
    ),
    usptoFilingBasis: f.enumeration('On what a filing in the United States rests.', {
      name: 'ApplicationUsptoFilingBasis',
      values: usptoFilingBases,
      optional: true,
      filterable: true,
    }),
    usptoSpecimenToClass: f.list(
      f.object('ApplicationSpecimenOfClass', 'Which specimen proves use in which class.', {
        classNumber: niceClass,
        specimenId: f.id('The specimen.'),
      }),
      { max: 100 },
    ),
    usptoAdditionalInfo: f.longText('Further statements for the United States.', {
      max: 5000,
      optional: true,
    }),
    logoType: f.text('How the picture is presented: in colour, black and white, as a series.', {
      max: 60,
      optional: true,
    }),
    logoDocumentId: f.ref(
      'Document',
      'The picture filed here when it is another than the one of the order: the version without colours.',
      { as: 'logo', optional: true },
    ),
    textInTrademark: f.text('Words in the picture, as they are filed.', { max: 300, optional: true }),
    documentFolderId: f.ref('DocumentFolder', 'Where its documents lie.', {
      as: 'documentFolder',
      many: 'applicationJurisdictions',
      optional: true,
      filterable: true,
    }),
    colorClaimEnabled: f.boolean('Whether colours are claimed.'),
    colorClaim: f.longText('The colours claimed.', { max: 2000, optional: true }),
    firstLanguage: f.enumeration(
      'In which it is written, where the office asks for languages; filled in when the part begins.',
      { name: 'ApplicationFirstLanguage', values: applicationLanguages, optional: true },
    ),
    secondLanguage: f.enumeration(
      'The second language at the office of the European Union, in which its opponents may write; the usual one where none is said.',
      { name: 'ApplicationSecondLanguage', values: secondLanguages, optional: true },
    ),
    usptoLogoSubcategory: f.text('Kind of drawing in the United States.', { max: 60, optional: true }),
    representativeId: f.ref(
      'Representative',
      'Who represents the owner there; a new part gets the first in use of the firm’s list.',
      { as: 'representative', optional: true, visibleTo: staff, filterable: true },
    ),
  },
});

const writers = ['customer', ...staff] as const;

const standard = recordDecider(
  applicationJurisdictionResource,
  {
    added: 'ApplicationJurisdictionAdded',
    amended: 'ApplicationJurisdictionAmended',
    removed: 'ApplicationJurisdictionRemoved',
    steps: ['ApplicationJurisdictionClaimed', 'ApplicationLogoChosen', 'ApplicationRepresentativeChosen'],
  },
  {
    writable: [
      'applicationId',
      'jurisdiction',
      'goodsAndServices',
      'usptoFilingBasis',
      'usptoSpecimenToClass',
      'usptoAdditionalInfo',
      'logoType',
      'textInTrademark',
      'documentFolderId',
      'colorClaimEnabled',
      'colorClaim',
      'usptoLogoSubcategory',
      'secondLanguage',
    ],
    fixed: ['applicationId', 'jurisdiction'],
    create: writers,
    update: writers,
    remove: writers,
    preload: async (tx, { jurisdiction }) => ({
      representativeId: await usualRepresentative(tx, jurisdiction),
    }),
    mayTouch: isOwner,
    derive: (next) => ({ ...pictureAsPresented(next), ...languagesThere(next) }),
    check: officeProblem,
    subject: ({ userId }) => userId ?? undefined,
  },
);

type OfficeFields = RecordFields<typeof applicationJurisdictionResource.fields>;

/** How a picture without its colours is presented. */
export const BLACK_AND_WHITE = 'black-and-white';

/** A picture without colours is filed as such or not at all. */
function pictureAsPresented({ logoType, logoDocumentId }: OfficeFields): OfficeFields {
  return logoDocumentId && logoType !== BLACK_AND_WHITE ? { logoDocumentId: null } : {};
}

/** An office that asks for languages gets both, kept from the beginning; a part from before gets them with its next change. */
function languagesThere({ jurisdiction, firstLanguage, secondLanguage }: OfficeFields): OfficeFields {
  const usual = usualLanguages(jurisdiction ?? '');
  if (usual === undefined) return {};
  return {
    ...(firstLanguage ? {} : { firstLanguage: usual.first }),
    ...(secondLanguage ? {} : { secondLanguage: usual.second }),
  };
}

function officeProblem({
  jurisdiction,
  usptoFilingBasis,
  colorClaimEnabled,
  colorClaim,
  logoType,
  secondLanguage,
}: OfficeFields): Refusal | undefined {
  if (secondLanguage && usualLanguages(jurisdiction ?? '') === undefined)
    return refuseFields([
      {
        path: ['secondLanguage'],
        code: 'NOT_HERE',
        message: 'A second language is asked for in the European Union only.',
      },
    ]);
  if (usptoFilingBasis && jurisdiction !== 'US')
    return refuseFields([
      {
        path: ['usptoFilingBasis'],
        code: 'NOT_HERE',
        message: 'A filing basis is asked for in the United States only.',
      },
    ]);
  if (colorClaimEnabled === true && !colorClaim)
    return refuseFields([
      { path: ['colorClaim'], code: 'REQUIRED', message: 'Name the colours that are claimed.' },
    ]);
  if (colorClaimEnabled === true && logoType === BLACK_AND_WHITE)
    return refuseFields([
      { path: ['colorClaim'], code: 'NOT_HERE', message: 'A picture in black and white claims no colours.' },
    ]);
  return undefined;
}

export const applicationJurisdiction = {
  ...standard,
  create: partWithinPaid(standard.create),
  update: partWithinPaid(standard.update),
  remove: partWithinPaid(standard.remove),
};

export const applicationJurisdictionEntity = recordEntity(
  applicationJurisdictionResource,
  applicationJurisdiction,
);
