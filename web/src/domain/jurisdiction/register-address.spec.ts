import { describe, expect, it } from '@jest/globals';
import { registerAddress } from './register-address.js';

describe('the page of a mark at its office', () => {
  it.each([
    ['EU', '018000123', 'https://euipo.europa.eu/eSearch/#details/trademarks/018000123'],
    ['EU', '18000123', 'https://euipo.europa.eu/eSearch/#details/trademarks/018000123'],
    [
      'US',
      '97/123,456',
      'https://tsdr.uspto.gov/#caseNumber=97123456&caseType=SERIAL_NO&searchType=statusSearch',
    ],
    [
      'US',
      '5000001',
      'https://tsdr.uspto.gov/#caseNumber=5000001&caseType=US_REGISTRATION_NO&searchType=statusSearch',
    ],
    ['UK', 'uk00003000001', 'https://trademarks.ipo.gov.uk/ipo-tmcase/page/Results/1/UK00003000001'],
    ['WIPO', '1234567A', 'https://www3.wipo.int/madrid/monitor/en/showData.jsp?ID=ROM.1234567A'],
  ])('of %s %s is %s', (office, number, address) => expect(registerAddress(office, number)).toBe(address));

  it.each([
    ['EU', '950'],
    ['EU', 'W01234567'],
    ['US', '123'],
    ['US', '97123456&x=y'],
    ['CZ', '345678'],
    ['UK', '3000001'],
    ['XX', '1'],
  ])('of %s %s is not known', (office, number) => expect(registerAddress(office, number)).toBeUndefined());
});
