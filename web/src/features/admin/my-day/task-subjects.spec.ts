import { describe, expect, it } from '@jest/globals';
import { subjectsIn } from './task-subjects.js';

describe('what a task is about', () => {
  it('is the mark with its office, the other side of a threat, or what was reported', () => {
    const subjects = subjectsIn({
      officeActionList: {
        __typename: 'OfficeActionPage',
        items: [
          {
            __typename: 'OfficeAction',
            id: 'l1',
            markName: 'Lumora',
            jurisdiction: 'EU',
          },
        ],
      },
      useInCommerceRequestList: {
        __typename: 'UseInCommerceRequestPage',
        items: [
          {
            __typename: 'UseInCommerceRequest',
            id: 'p1',
            trademark: { __typename: 'Trademark', id: 't1', name: 'Aurora', jurisdiction: 'US' },
          },
        ],
      },
      caseSolutionList: {
        __typename: 'CaseSolutionPage',
        items: [
          {
            __typename: 'CaseSolution',
            id: 's1',
            case: {
              __typename: 'Case',
              id: 'c1',
              brand: { __typename: 'Brand', id: 'b1', name: 'Lumora' },
              caseCounterparty: { __typename: 'CaseCounterparty', id: 'k1', primaryName: 'Copycat' },
            },
          },
        ],
      },
      caseLetterList: { __typename: 'CaseLetterPage', items: [] },
      casePlatformReportList: { __typename: 'CasePlatformReportPage', items: [] },
      caseObjectionList: {
        __typename: 'CaseObjectionPage',
        items: [
          {
            __typename: 'CaseObjection',
            id: 'w1',
            case: {
              __typename: 'Case',
              id: 'c2',
              brand: { __typename: 'Brand', id: 'b1', name: 'Lumora' },
              caseCounterparty: { __typename: 'CaseCounterparty', id: 'k2', primaryName: 'Other Shop' },
            },
          },
        ],
      },
      serviceList: {
        __typename: 'ServicePage',
        items: [
          {
            __typename: 'Service',
            id: 'v1',
            type: 'Cease and desist letter',
            brand: { __typename: 'Brand', id: 'b1', name: 'Lumora' },
          },
        ],
      },
      consultationList: {
        __typename: 'ConsultationPage',
        items: [
          {
            __typename: 'Consultation',
            id: 'k1',
            description: 'Which classes do I need?',
            contactName: null,
          },
          { __typename: 'Consultation', id: 'k2', description: null, contactName: 'Jana Malá' },
        ],
      },
      caseRequestList: {
        __typename: 'CaseRequestPage',
        items: [
          {
            __typename: 'CaseRequest',
            id: 'r1',
            type: 'Copied product',
            links: ['https://shop.example/lamp'],
            brand: null,
          },
        ],
      },
    } as never);
    expect(Object.fromEntries(subjects)).toEqual({
      l1: { name: 'Lumora', office: 'EU' },
      p1: { name: 'Aurora', office: 'US' },
      s1: { name: 'Copycat · Lumora' },
      w1: { name: 'Other Shop · Lumora' },
      v1: { name: 'Cease and desist letter · Lumora' },
      k1: { name: 'Which classes do I need?' },
      k2: { name: 'Jana Malá' },
      r1: { name: 'Copied product · https://shop.example/lamp' },
    });
  });
});
