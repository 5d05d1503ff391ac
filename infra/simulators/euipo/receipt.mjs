import { plainPdf } from '../core/plain-pdf.mjs';

/**
 * What the receipt prints of an application.
 * @typedef {object} Content
 * @property {string} firstLanguage
 * @property {string} secondLanguage
 * @property {{ verbalElement?: string }} [representation]
 * @property {readonly { classNumber: number, terms: readonly string[] }[]} [goodsAndServices]
 * @property {readonly { legalName?: string, name?: string, personIdentifier?: string }[]} [applicants]
 */

/** @typedef {{ applicationNumber: string | null, filingDate: string | null, personalReference: string, content: Content }} Received */

/**
 * The office's paper about an application: one page, in the plainest PDF there is.
 * @param {Received} application
 * @returns {string} ASCII, so that positions are lengths
 */
export function receiptPdf({ applicationNumber, filingDate, personalReference, content }) {
  const {
    firstLanguage,
    secondLanguage,
    representation = {},
    goodsAndServices = [],
    applicants = [],
  } = content;
  const lines = [
    'SIMULATOR. Receipt of an application for a European Union trade mark',
    `Number: ${applicationNumber}`,
    `Filed on: ${filingDate}`,
    `Your reference: ${personalReference}`,
    `Mark: ${representation.verbalElement ?? 'figurative'}`,
    `Applicant: ${applicants.map((one) => one.legalName ?? one.name ?? one.personIdentifier).join('; ')}`,
    `Languages: ${firstLanguage}, ${secondLanguage}`,
    ...goodsAndServices.map((one) => `Class ${one.classNumber}: ${one.terms.join('; ')}`.slice(0, 90)),
  ];
  return plainPdf(lines);
}
