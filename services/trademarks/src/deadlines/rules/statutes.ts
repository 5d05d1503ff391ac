/** Articles of law for what the table of offices yields: renewal, opposition, and filings between renewals. */
export interface Statute {
  readonly renewal?: string;
  readonly opposition?: string;
  readonly maintenance?: string;
}

const andean: Statute = {
  renewal: 'Andean Decision 486, Articles 152 and 153',
  opposition: 'Andean Decision 486, Article 146',
};

/** By code of the office. An article that is missing here is to be confirmed; a page about the law is never put in its place. */
export const STATUTES: Readonly<Record<string, Statute>> = {
  US: { opposition: '15 U.S.C. 1063; 37 CFR 2.101, 2.102' },
  EU: { renewal: 'EUTMR Articles 52 and 53', opposition: 'EUTMR Article 46' },
  UK: {
    renewal: 'Trade Marks Act 1994, sections 42 and 43',
    opposition: 'Trade Marks Act 1994, section 38(2); Trade Marks Rules 2008, rule 17',
  },
  IE: { renewal: 'Trade Marks Act 1996, sections 47 and 48', opposition: 'Trade Marks Act 1996, section 43' },
  CA: { renewal: 'Trademarks Act, section 46', opposition: 'Trademarks Act, section 38' },
  AU: {
    renewal: 'Trade Marks Act 1995, sections 72 and 75 to 79',
    opposition: 'Trade Marks Act 1995, section 52; Trade Marks Regulations 1995, part 5',
  },
  CH: {
    renewal: 'Trade Mark Protection Act, Article 10',
    opposition: 'Trade Mark Protection Act, Article 31',
  },
  CZ: { renewal: 'Act 441/2003 Coll., section 29', opposition: 'Act 441/2003 Coll., section 25' },
  SK: { renewal: 'Act 506/2009 Coll., section 16', opposition: 'Act 506/2009 Coll., section 30' },
  BX: { renewal: 'BCIP Article 2.9', opposition: 'BCIP Article 2.14' },
  DE: {
    renewal: 'Trade Mark Act (Markengesetz), section 47',
    opposition: 'Trade Mark Act (Markengesetz), section 42',
  },
  AT: {
    renewal: 'Trade Mark Protection Act (Markenschutzgesetz), section 19',
    opposition: 'Trade Mark Protection Act (Markenschutzgesetz), section 29a',
  },
  FR: {
    renewal: 'Intellectual Property Code, Articles L712-1 and L712-9',
    opposition: 'Intellectual Property Code, Article L712-4',
  },
  IT: {
    renewal: 'Industrial Property Code, Articles 15 and 16',
    opposition: 'Industrial Property Code, Article 176',
  },
  ES: {
    renewal: 'Act 17/2001 on Trade Marks, Articles 31 and 32',
    opposition: 'Act 17/2001 on Trade Marks, Article 19',
  },
  PL: {
    renewal: 'Industrial Property Law, Article 153',
    opposition: 'Industrial Property Law, Article 152(17)',
  },
  NO: { renewal: 'Trade Marks Act 2010, sections 32 and 33', opposition: 'Trade Marks Act 2010, section 26' },
  TR: {
    renewal: 'Industrial Property Code 6769, Article 23',
    opposition: 'Industrial Property Code 6769, Article 18',
  },
  JP: {
    renewal: 'Trademark Act, Articles 19 and 20',
    opposition: 'Trademark Act, Article 43-2',
    maintenance: 'Trademark Act, Article 41-2',
  },
  KR: { renewal: 'Trademark Act, Articles 83 and 84', opposition: 'Trademark Act, Article 60' },
  CN: { renewal: 'Trademark Law, Articles 39 and 40', opposition: 'Trademark Law, Article 33' },
  TW: { renewal: 'Trademark Act, Articles 33 and 34', opposition: 'Trademark Act, Article 48' },
  HK: {
    renewal: 'Trade Marks Ordinance (Cap. 559), sections 49 and 50',
    opposition: 'Trade Marks Ordinance (Cap. 559), section 44',
  },
  SG: { renewal: 'Trade Marks Act 1998, sections 18 and 19', opposition: 'Trade Marks Act 1998, section 13' },
  IN: { renewal: 'Trade Marks Act 1999, section 25', opposition: 'Trade Marks Act 1999, section 21' },
  TH: {
    renewal: 'Trademark Act B.E. 2534, sections 53 and 54',
    opposition: 'Trademark Act B.E. 2534, section 35',
  },
  ID: { renewal: 'Law 20 of 2016, Articles 35 and 36', opposition: 'Law 20 of 2016, Article 16' },
  VN: {
    renewal: 'Intellectual Property Law, Article 93(6)',
    opposition: 'Intellectual Property Law, Article 112a',
  },
  PH: {
    renewal: 'Republic Act 8293, sections 145 and 146',
    opposition: 'Republic Act 8293, section 134',
    maintenance: 'Republic Act 8293, sections 124.2 and 145',
  },
  BR: { renewal: 'Law 9.279 of 1996, Article 133', opposition: 'Law 9.279 of 1996, Article 158' },
  AR: {
    renewal: 'Law 22.362, Articles 5 and 20',
    opposition: 'Law 22.362, Article 13',
    maintenance: 'Law 22.362, Article 26',
  },
  ZA: {
    renewal: 'Trade Marks Act 194 of 1993, section 37',
    opposition: 'Trade Marks Act 194 of 1993, section 21',
  },
  IL: {
    renewal: 'Trade Marks Ordinance 1972, sections 31 and 32',
    opposition: 'Trade Marks Ordinance 1972, section 24',
  },
  CO: andean,
  EC: andean,
  PE: andean,
  BO: andean,
};
